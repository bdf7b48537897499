/** What somebody is told who stops a command, as an error says it. */
export interface StopNote {
  /** What was done, and what was not. */
  readonly message: string
  readonly next: string
}
