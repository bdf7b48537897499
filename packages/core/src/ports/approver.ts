/** What somebody is asked before a skill runs something that no rule settles. */
export interface ApprovalRequest {
  readonly skill: string
  readonly digest: string | null
  readonly kind: 'context' | 'command' | 'hook' | 'fork'
  /** What would run, as one printable line. */
  readonly command: string
  /** What it would be granted, in words: `network`, `read the project`. */
  readonly grants: readonly string[]
  /** The permission pattern that an "always" would remember, such as `Bash(gh pr:*)`. */
  readonly pattern: string
}

export type Approval = 'once' | 'always' | 'deny'

/** Somebody who can be asked. Where there is nobody (no terminal, a daemon) there is no approver, and asking is refusing. */
export interface Approver {
  ask(request: ApprovalRequest): Promise<Approval>
}
