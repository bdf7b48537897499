import type { CoveredThing, ErrorCodeName, SandboxGrants, ShellLine } from '@metier/core'
import type { RememberedGrants } from './remembered-approval.ts'

/** All that was found out about a request before anybody is asked. */
export interface JudgedExecution {
  readonly decision: 'allowed' | 'ask' | 'refused'
  readonly because: string
  /** What a refusal is thrown as, and what to do about it. */
  readonly code: Extract<ErrorCodeName, 'refused' | 'untrusted' | 'skill-not-active'>
  readonly next?: string
  readonly thing: CoveredThing
  readonly line?: ShellLine
  /** Of the skill now. */
  readonly digest: string | null
  /** The same without what lies in a `.git`: of the files that it runs with. `null` where no digest of it can be made. */
  readonly files: string | null
  readonly grants: SandboxGrants
  /** What an "always" would remember; empty where each time is to be asked anew. */
  readonly patterns: readonly string[]
  /** What the one who is asked is offered to grant besides. */
  readonly offered: RememberedGrants
}
