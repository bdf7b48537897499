/** What a publisher signs of a skill. */
export interface SignedStatement {
  /** Of the skill, as its SKILL.md has it. */
  readonly name: string
  readonly version?: string
  /** Canonical digest of all files but the signature: `sha256:` and 64 hex digits. */
  readonly digest: string
  /** SHA-256 in hex by path, for whoever looks at single files. */
  readonly files: ReadonlyMap<string, string>
}
