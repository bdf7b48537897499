/** What a change would be, worked out and not yet done. */
export interface ChangeDraft {
  /** One sentence. */
  readonly summary: string
  /** What it means, one sentence each. */
  readonly details: readonly string[]
  /** What speaks against it. */
  readonly warnings: readonly string[]
  /** Settings files that would be written. */
  readonly files: readonly FileChange[]
  /** False when it is so already. */
  readonly changes: boolean
  /** Why it cannot be done, with what to do instead. */
  readonly problem?: string
  /** What the person has to say besides yes. */
  readonly needs?: 'reason'
  /** Everything that the yes is about: when any of it is another by then, the yes does not count. */
  readonly pinned: unknown
  /** Makes the change. The caller has compared what is pinned before. */
  readonly apply: () => Promise<void>
}

export interface FileChange {
  /** Absolute. */
  readonly path: string
  readonly before: string
  readonly after: string
}
