/** What the user granted together with a permission. */
export interface RememberedGrants {
  readonly network: boolean
  readonly workspace?: 'read' | 'write'
  /** Paths as written, with `~` for the home directory. */
  readonly credentials: readonly string[]
}

/** An "always" of the user: for this very skill as it was, and no longer when it changes. */
export interface RememberedApproval {
  readonly skill: string
  /** Absolute. */
  readonly directory: string
  readonly digest: string
  /** Permission patterns. */
  readonly patterns: readonly string[]
  readonly grants: RememberedGrants
}
