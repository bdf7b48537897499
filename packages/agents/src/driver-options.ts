import type { AgentSettings } from '@metier/core'

/** What every driver is made from. */
export interface DriverOptions {
  readonly id: string
  readonly settings: AgentSettings
  /** The environment of Metier; what of it the agent sees is chosen by name. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** How to get the agent, where that is known. */
  readonly install?: string
}
