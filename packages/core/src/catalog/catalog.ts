import type { Diagnostic } from '../diagnostic.ts'
import type { Candidate } from './candidate.ts'
import type { SkillRoot } from './skill-root.ts'

/** One immutable snapshot of all skills found, free of context. Every surface reads this and nothing else. */
export interface Catalog {
  /** Grows by one with each snapshot. */
  readonly generation: number
  /** Every root that was looked at, existing or not, in ladder order. */
  readonly roots: readonly SkillRoot[]
  /** Keyed by `location`. */
  readonly candidates: ReadonlyMap<string, Candidate>
  /** What is wrong with roots and directories rather than with one skill. */
  readonly problems: readonly Diagnostic[]
}
