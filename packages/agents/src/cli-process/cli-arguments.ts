import { MetierError, parseToolPattern, type AgentTask } from '@metier/core'
import type { CliFormat } from './cli-format.ts'

export interface CliArgumentsOptions {
  readonly format: CliFormat
  readonly task: AgentTask
  /** From the settings, put before those that the format adds at the end. */
  readonly own: readonly string[]
  readonly model?: string | undefined
  readonly resume?: string | undefined
}

/** The arguments of one call. Throws `refused` when a skill's wish would be read as an option. */
export function cliArguments({ format, task, own, model, resume }: CliArgumentsOptions): readonly string[] {
  const tools = task.allowedTools.filter((pattern) => parseToolPattern(pattern) !== undefined).join(',')
  const turns = task.budget?.maximumTurns
  return [
    ...format.start,
    ...own,
    ...wish('model', format.model, task.model ?? model),
    ...wish('system', format.system, task.system),
    ...wish('effort', format.effort, task.effort),
    ...wish('agent', format.agent, task.agent),
    ...wish('allowed-tools', format.allowedTools, tools === '' ? undefined : tools),
    ...wish('maximumTurns', format.maximumTurns, turns === undefined ? undefined : String(turns)),
    ...wish('session', format.resume, resume),
    ...format.end,
  ]
}

function wish(name: string, form: readonly string[] | undefined, value: string | undefined): readonly string[] {
  if (form === undefined || value === undefined) return []
  // `model: --dangerously-skip-permissions` would be an option to most programs; a quote would leave its place.
  if (/^[-\s]/.test(value) || value.includes('\0') || (name === 'effort' && !/^[\w-]+$/.test(value))) {
    throw new MetierError({
      code: 'refused',
      message: `The skill's ${name} ${JSON.stringify(value)} could be taken for an option of the agent's program.`,
      next: 'Look at this skill with care before you run it.',
      data: { name },
    })
  }
  return form.map((word) => word.replace('{}', () => value))
}
