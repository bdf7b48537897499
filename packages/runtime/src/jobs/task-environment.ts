import type { CatalogEntry } from '@metier/core'
import type { Configuration } from '../configuration.ts'
import { entrySettings } from '../execute/entry-settings.ts'

/**
 * What the user's settings give to this one skill: `skills.entries.<name>.env`, and `apiKey` under the name that the
 * skill calls its primary one (checklist WUN-78, WUN-84). For the agent's process and nothing else.
 */
export function taskEnvironment(configuration: Configuration, entry: CatalogEntry): Readonly<Record<string, string>> {
  const settings = entrySettings(configuration, entry)
  const name = entry.candidate.skill?.primaryEnv
  const { env = {}, apiKey } = settings ?? {}
  return { ...env, ...(apiKey !== undefined && name !== undefined && { [name]: apiKey }) }
}
