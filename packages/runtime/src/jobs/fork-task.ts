import type { AgentTask, CatalogEntry } from '@metier/core'
import type { JobSettings } from './job-settings.ts'

export interface ForkTaskOptions {
  readonly entry: CatalogEntry
  /** The rendered text, arguments in place (WUN-63). */
  readonly prompt: string
  /** Absolute directory that the agent works in: the user's project. */
  readonly cwd: string
  readonly settings: JobSettings
  /** For the agent's process only; not stored. */
  readonly environment?: Readonly<Record<string, string>>
  readonly system?: string
  /** Instead of the skill's own. */
  readonly model?: string
  readonly agent?: string
  /** Only downwards from the settings. */
  readonly timeoutMs?: number
}

/** What an agent is asked when a skill says `context: fork` (decisions R-47). `model: inherit` is no wish. */
export function forkTask(options: ForkTaskOptions): AgentTask {
  const { entry, prompt, cwd, settings, environment = {}, system } = options
  const { skill, digest } = entry.candidate
  const model = wish(options.model) ?? wish(skill?.model)
  const agent = wish(options.agent) ?? wish(skill?.agent)
  const effort = wish(skill?.effort)
  const budget = {
    ...(settings.maximumTokens !== undefined && { maximumTokens: settings.maximumTokens }),
    ...(settings.maximumTurns !== undefined && { maximumTurns: settings.maximumTurns }),
  }
  return {
    skill: entry.name,
    digest,
    prompt,
    ...(system !== undefined && { system }),
    ...(model !== undefined && { model }),
    ...(agent !== undefined && { agent }),
    ...(effort !== undefined && { effort }),
    allowedTools: skill?.allowedTools ?? [],
    cwd,
    timeoutMs: Math.min(options.timeoutMs ?? Infinity, settings.timeoutMs),
    ...(Object.keys(budget).length > 0 && { budget }),
    environment,
  }
}

function wish(value: string | undefined): string | undefined {
  const said = value?.trim() ?? ''
  return said === '' || said === 'inherit' ? undefined : said
}
