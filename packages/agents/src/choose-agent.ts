import { MetierError, type AgentSettings } from '@metier/core'
import { knownAgents } from './known-agents.ts'

export interface ChooseAgentOptions {
  /** What the skill asks for, which may be the name of an agent or of a role within one. */
  readonly wanted?: string | undefined
  /** `agents` of the settings. */
  readonly settings: {
    readonly default?: string
    readonly entries: Readonly<Record<string, Partial<AgentSettings>>>
  }
  readonly hasProgram: (name: string) => boolean
}

/**
 * Id of the agent that runs a task: the one the skill names, where that is an agent; the one the settings name; the
 * first known one that is installed. Throws `missing-dependency` when there is none.
 */
export function chooseAgent({ wanted, settings, hasProgram }: ChooseAgentOptions): string {
  const { entries } = settings
  if (wanted !== undefined && (Object.hasOwn(entries, wanted) || knownAgents.some(({ id }) => id === wanted)))
    return wanted
  if (settings.default !== undefined) return settings.default
  const [only, ...others] = Object.keys(entries).filter((id) => !knownAgents.some((known) => known.id === id))
  if (only !== undefined && others.length === 0) return only
  const found = knownAgents.find(
    ({ choice, command }) => choice === true && command !== undefined && hasProgram(command),
  )
  if (found !== undefined) return found.id
  const choices = knownAgents.filter(({ choice }) => choice === true).map(({ title }) => title)
  throw new MetierError({
    code: 'missing-dependency',
    message: 'This skill runs in an agent of its own, and there is none here.',
    next: `Install one (${choices.join(', ')}), or name one with \`agents.default\` in the settings; \`metier run NAME --prompt-only\` prints what it would be asked.`,
  })
}
