import type { Approver, Clock, FileSystem, FileWriter, Host } from '@metier/core'
import { openAuditLog } from '../audit/open-audit-log.ts'
import type { Configuration } from '../configuration.ts'
import { openSandbox } from '../sandbox/open-sandbox.ts'
import type { ScanGate } from '../scan/scan-gate.ts'
import { openTrustFile } from '../trust/open-trust-file.ts'
import { createExecutionGuard } from './create-execution-guard.ts'
import type { ExecutionGuard } from './execution-guard.ts'
import { openJudgedCopies } from './copies/open-judged-copies.ts'
import { openApprovals } from './open-approvals.ts'

export interface OpenExecutionGuardOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly host: Host
  readonly clock: Clock
  readonly scanGate: ScanGate
  /** The settings now in force. */
  readonly configuration: () => Configuration
  /** Whom to ask; without one, asking is refusing. */
  readonly approver?: Approver
}

/** The guard over this machine: its log, what the user said before, its sandbox, which is looked for at the first run. */
export function openExecutionGuard(options: OpenExecutionGuardOptions): ExecutionGuard {
  const { host, configuration } = options
  let sandbox: ReturnType<typeof openSandbox> | undefined
  return createExecutionGuard({
    ...options,
    // Read at each question: what was trusted, or no longer is, since the last one counts.
    trust: {
      isTrusted: (directory) => openTrustFile(options).isTrusted(directory),
      isTrustedSkill: (...asked) => openTrustFile(options).isTrustedSkill(...asked),
    },
    approvals: openApprovals(options),
    audit: openAuditLog(options),
    copies: openJudgedCopies(options),
    sandbox: () => (sandbox ??= openSandbox({ host, settings: configuration() })),
  })
}
