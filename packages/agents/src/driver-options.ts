import type { AgentSettings } from '@metier/core'

/**
 * What stands in a child at the places of descriptors that whoever started Metier left open (`stdio` of `spawn`), from 3 on
 * behind `used` of them: without it an agent could read on in what was meant for Metier alone.
 */
export type InPlaceOfInherited = (used: number) => readonly (number | 'ignore')[]

/** What every driver is made from. */
export interface DriverOptions {
  readonly id: string
  readonly settings: AgentSettings
  /** The environment of Metier; what of it the agent sees is chosen by name. */
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly inPlaceOfInherited: InPlaceOfInherited
  /** How to get the agent, where that is known. */
  readonly install?: string
}
