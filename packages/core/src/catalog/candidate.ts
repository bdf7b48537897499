import type { Diagnostic } from '../diagnostic.ts'
import type { ScanVerdict } from '../ports/skill-facts.ts'
import type { SkillOutline } from '../format/outline-skill.ts'
import type { Skill } from '../format/skill.ts'
import type { SkillRoot } from './skill-root.ts'

/** One SKILL.md as found on disk: everything about it that does not depend on who is asking. */
export interface Candidate {
  readonly root: SkillRoot
  /** Absolute path of the skill's directory. */
  readonly directory: string
  /** Absolute path of its SKILL.md; what `location` shows and what a fetch reads. */
  readonly location: string
  readonly skill: Skill | undefined
  /**
   * Set where reading found nothing wrong, and nothing that the skill says decides its state but the programs it needs:
   * then a listing need not look into it.
   */
  readonly brief?: SkillOutline
  /** Comparison key of the skill's name (decisions R-4); of the directory's name when there is no skill. */
  readonly key: string
  /** Comparison key of the directory's name: an alias for look-ups. */
  readonly directoryKey: string
  readonly diagnostics: readonly Diagnostic[]
  /** Bytes of SKILL.md. */
  readonly size: number
  /** Milliseconds since the epoch. */
  readonly modified: number
  readonly digest: string | null
  readonly verdict: ScanVerdict
  /** May things of this skill run? Trust of its root (decisions R-38). */
  readonly trusted: boolean
  /** Set when the file on disk is broken and this is the last good version (decisions R-30). */
  readonly stale?: boolean
}
