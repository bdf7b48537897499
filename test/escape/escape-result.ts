/** What came of one attempt, as one line of JSON. */
export interface EscapeResult {
  readonly area: string
  readonly tries: string
  /** Why it was not run. */
  readonly skipped?: string
  readonly output?: string
  /** Exit status, signal, or what it was stopped for. */
  readonly ended?: string
  /** How it shows that it got out; empty when it did not. */
  readonly escaped?: readonly string[]
}
