/** One skill as an agent sees it before it has loaded it: never the body (OST-29, SQD-26). */
export interface SkillIndexItem {
  readonly name: string
  readonly description: string
  /** Path of SKILL.md in the style that was asked for; absent when none was. */
  readonly location?: string
  readonly compatibility?: string
  readonly allowedTools?: readonly string[]
}

/** What every renderer of the index reads. */
export interface SkillIndex {
  readonly items: readonly SkillIndexItem[]
  /** Names of skills whose description found no room in the budget. */
  readonly named: readonly string[]
  /** How many skills are not even named. */
  readonly omitted: number
}
