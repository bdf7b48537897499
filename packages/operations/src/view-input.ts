import type { ViewOptions } from '@metier/runtime'
import * as z from 'zod'

/** Whose skills: the fields that every operation on a view shares. */
export const viewInput = {
  role: z.string().min(1).optional().describe('See the skills this role sees').meta({ placeholder: 'NAME' }),
  agent: z.string().min(1).optional().describe('See the skills this agent sees').meta({ placeholder: 'NAME' }),
  room: z.string().min(1).optional().describe('See the skills of this room').meta({ placeholder: 'ID' }),
} as const

export interface ViewInput {
  readonly role?: string | undefined
  readonly agent?: string | undefined
  readonly room?: string | undefined
}

/** Leaves out what was not given: an absent role and an undefined one are different keys for memoised views. */
export function viewOptions(input: ViewInput): ViewOptions {
  return {
    ...(input.role === undefined ? {} : { role: input.role }),
    ...(input.agent === undefined ? {} : { agent: input.agent }),
    ...(input.room === undefined ? {} : { room: input.room }),
  }
}
