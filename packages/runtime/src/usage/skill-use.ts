/** How often a skill was used. */
export interface SkillUse {
  readonly name: string
  /** Absolute path of its SKILL.md: what was used is this skill, and no other one of its name. */
  readonly location: string
  readonly uses: number
}
