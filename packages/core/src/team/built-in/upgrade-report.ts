/**
 * What becomes of one file or skill of the built-in part. `beside`: a person changed it, and the new one lies next to it.
 * `kept`: a person changed it, and it stays. `foreign`: something of that name is there that Metier did not write.
 */
export interface UpgradeReport {
  /** Relative to the team's folder. */
  readonly path: string
  readonly action: 'create' | 'replace' | 'beside' | 'kept' | 'foreign'
  /** Where the new bytes lie, for `beside`. */
  readonly at?: string
  /** Of a skill: which version was there, and which comes. */
  readonly from?: string
  readonly to?: string
}
