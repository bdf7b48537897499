/** `jobs` of the configuration. */
export interface JobSettings {
  /** Jobs of this user that run at once, in all processes together. */
  readonly maximumConcurrent: number
  /** Milliseconds until a job is stopped. */
  readonly timeoutMs: number
  readonly maximumTokens?: number
  readonly maximumTurns?: number
  /** Bytes kept of what a job answers. */
  readonly outputBytes: number
  /** Ended jobs that are kept, and for how many days. */
  readonly keepCount: number
  readonly keepDays: number
}
