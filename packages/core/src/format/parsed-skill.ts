import type { Diagnostic } from '../diagnostic.ts'
import type { Skill } from './skill.ts'

/** The bytes of one SKILL.md and where they came from. */
export interface SkillFile {
  readonly bytes: Uint8Array
  /** As it shall appear in diagnostics. */
  readonly path: string
  /** Base name of the skill's directory, resolved (never `.`). */
  readonly directoryName: string
  /**
   * Size of the whole file in bytes when `bytes` is only its head; reading then stops after the
   * frontmatter and `body` is empty.
   */
  readonly totalSize?: number
}

/** What parsing a SKILL.md gives: always diagnostics, and a skill unless it cannot be loaded at all. */
export interface ParsedSkill {
  /** `undefined` when a load error stands in `diagnostics` (decisions R-1). */
  readonly skill: Skill | undefined
  /** Markdown after the frontmatter, untouched but for the line break after the fence. */
  readonly body: string
  /** 1-based line of the body's first character. */
  readonly bodyLine: number
  readonly diagnostics: readonly Diagnostic[]
}
