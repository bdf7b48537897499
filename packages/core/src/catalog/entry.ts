import type { Candidate } from './candidate.ts'

/** Only `active` skills enter a prompt (decisions R-37). */
export type SkillState = 'active' | 'ineligible' | 'disabled' | 'invalid' | 'blocked'

/** Why a skill is in its state, or a note on one that is active. */
export interface StateReason {
  /** Stable kebab-case code such as `missing-binary`. */
  readonly code: string
  /** One sentence with the next step. */
  readonly message: string
}

/** A candidate seen from one context. */
export interface CatalogEntry {
  readonly candidate: Candidate
  /** The skill's name, or the directory's where it has none. */
  readonly name: string
  /** As the skill states it; empty where it states none. */
  readonly description: string
  readonly state: SkillState
  /** Why it is not active; of one that is, what else is worth knowing, which is mostly nothing. */
  readonly reasons: readonly StateReason[]
  /** Location of the entry that wins over this one. */
  readonly shadowedBy?: string
}
