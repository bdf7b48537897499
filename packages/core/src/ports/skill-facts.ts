/** What is known of a skill directory without reading it again: both come from a stat-keyed cache. */
export interface KnownSkillFacts {
  /** `sha256:` and 64 hex digits over the canonical file list, or `null` until it was computed. */
  readonly digest: string | null
  readonly verdict: ScanVerdict
}

export type ScanVerdict = 'pass' | 'warn' | 'block' | 'incomplete' | 'unscanned'

export interface SkillFacts {
  /** `stamp` is the stat of SKILL.md; a cache entry made for another stamp is unknown. */
  known(directory: string, stamp: { readonly size: number; readonly modified: number }): KnownSkillFacts
}
