/** What a registry is told of a skill beside its files. */
export interface SkillSummary {
  /** Of its folder. */
  readonly name: string
  readonly description: string
  readonly version?: string
  readonly license?: string
  readonly homepage?: string
  readonly tags: readonly string[]
}
