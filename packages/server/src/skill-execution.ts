import type { ForkSkillOptions, OperationContext } from '@metier/operations'
import { createSkillRunner, noteUse, type LoadedSkill, type SkillCall, type SkillRunner } from '@metier/runtime'

/** What became of a skill that was run. */
export interface ExecutedSkill {
  readonly name: string
  /** The body with arguments and the output of its commands in place; of a forked skill, what the agent answered. */
  readonly text: string
  /** Who wrote the text: the skill's author, or an agent that worked by it. */
  readonly by: 'skill' | 'agent'
  /** What a person should know. */
  readonly notes: readonly string[]
  /** As it was when it was run. */
  readonly loaded: LoadedSkill
}

/** What a client gives to a skill that an agent runs: its model, and an ear for what the agent does. */
export type ForkingClient = Pick<ForkSkillOptions, 'sample' | 'onEvent'>

/** Runs a skill for a client. */
export type ExecuteSkill = (call: SkillCall, client?: ForkingClient) => Promise<ExecutedSkill>

/**
 * Renders a skill through the guard, and hands one with `context: fork` to an agent and waits (WUN-62, WUN-63). What it
 * needs is loaded at the first call.
 */
export function skillExecution(context: OperationContext): ExecuteSkill {
  let opened: Promise<SkillRunner> | undefined
  return async (call, client) => {
    opened ??= openRunner(context)
    const runner = await opened.catch((error: unknown) => {
      // What kept it from opening may be mended by the next call.
      opened = undefined
      throw error
    })
    const { loaded, text, notes } = await runner.render(call)
    noteUse(loaded.entry, context)
    const { name, candidate } = loaded.entry
    if (candidate.skill?.context !== 'fork') return { name, text, notes, by: 'skill', loaded }
    const { forkSkill } = await import('@metier/operations')
    const { job, answer = '' } = await forkSkill(
      { entry: loaded.entry, prompt: text, call, background: false, ...client },
      context,
    )
    const all = [...notes, `${job.driver} ran it as the job ${job.id}.`]
    return { name, text: answer, notes: all, by: 'agent', loaded }
  }
}

async function openRunner(context: OperationContext): Promise<SkillRunner> {
  return createSkillRunner({
    catalog: await context.catalog(),
    guard: await context.guard(),
    fileSystem: context.fileSystem,
    configuration: () => context.configuration,
  })
}
