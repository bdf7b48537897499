import type { SkillCommand } from '@metier/core'

/** A file of a skill in which commands may stand. */
export interface CommandFile {
  /** Absolute. */
  readonly path: string
  /** Relative to the skill, with `/`. */
  readonly file: string
  readonly language: SkillCommand['language']
}

/** The `scripts` directory of a skill as it is now. */
export interface CommandFiles {
  readonly files: readonly CommandFile[]
  /** Equal as long as no file below `scripts` changed: helpers of a command count too. */
  readonly stamp: string
}
