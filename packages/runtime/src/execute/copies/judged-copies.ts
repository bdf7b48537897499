export interface JudgedSkill {
  /** Absolute. */
  readonly directory: string
  /** Of its files, as `digestDirectory` makes it. */
  readonly digest: string
}

/** Copies of skills as they were judged. Scripts run from the copy, so a later change to the original does not reach them. */
export interface JudgedCopies {
  /**
   * Absolute directory with the very files that the digest names, without what lies in a `.git`. Made from the skill once,
   * and then only looked at. Throws `refused` when the skill is another one by now, and `file-unwritable` where nothing
   * can be copied to.
   */
  of(skill: JudgedSkill): string
}
