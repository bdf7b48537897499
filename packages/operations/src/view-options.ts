import type { ViewOptions } from '@metier/runtime'

export interface ViewInput {
  readonly role?: string | undefined
  readonly agent?: string | undefined
  readonly room?: string | undefined
  readonly plan?: string | undefined
}

/** Leaves out what was not given: an absent role and an undefined one are different keys for memoised views. */
export function viewOptions(input: ViewInput): ViewOptions {
  return {
    ...(input.role === undefined ? {} : { role: input.role }),
    ...(input.agent === undefined ? {} : { agent: input.agent }),
    ...(input.room === undefined ? {} : { room: input.room }),
    ...(input.plan === undefined ? {} : { plan: input.plan }),
  }
}
