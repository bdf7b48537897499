import type { AgentSettings } from '@metier/core'
import { emptyRecord } from './plain-value.ts'
import type { EffectiveSettings } from './merge-layers.ts'

/** `agents` of the configuration. An entry of a known agent's name changes only what it says. */
export interface AgentsConfiguration {
  readonly default?: string
  readonly entries: Readonly<Record<string, Partial<AgentSettings>>>
}

/** Every value was checked against the key table when its file was read. */
export function agentSettings(effective: EffectiveSettings): AgentsConfiguration {
  const entries = emptyRecord()
  let chosen: string | undefined
  for (const { setting } of effective.values()) {
    const [first, second, id, name] = setting.path
    if (first !== 'agents') continue
    if (second === 'default') chosen = String(setting.value)
    if (second !== 'entries' || id === undefined || name === undefined) continue
    entries[id] = { ...Object(entries[id]), [name]: setting.value }
  }
  return {
    ...(chosen !== undefined && { default: chosen }),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    entries: entries as Record<string, Partial<AgentSettings>>,
  }
}
