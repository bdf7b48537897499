/** The user's word that a skill may load in spite of what the scanner found. It holds for these very files. */
export interface Acceptance {
  readonly digest: string
  /** As it was called then; for people. */
  readonly name: string
  readonly reason: string
  /** ISO 8601 day on which the word was given. */
  readonly date: string
  /** The last day on which it holds, `YYYY-MM-DD`; without one it holds as long as the files stay as they are. */
  readonly until?: string
  /** Rules that had found something, so that a later reader knows what was accepted. */
  readonly rules: readonly string[]
}
