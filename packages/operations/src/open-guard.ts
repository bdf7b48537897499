import {
  createExecutionGuard,
  openApprovals,
  openAuditLog,
  openSandbox,
  type Configuration,
  type ExecutionGuard,
  type ScanGate,
  type TrustFile,
} from '@metier/runtime'
import { createApprover } from './create-approver.ts'
import type { OperationContext } from './operation-context.ts'

export interface OpenGuardOptions extends Pick<
  OperationContext,
  'fileSystem' | 'writer' | 'host' | 'clock' | 'choose'
> {
  readonly configuration: () => Configuration
  readonly trust: TrustFile
  readonly scanGate: ScanGate
}

/** The door through which everything of a skill runs, on this machine. The sandbox is looked for when something first runs. */
export function openGuard(options: OpenGuardOptions): ExecutionGuard {
  const { host, choose } = options
  let sandbox: ReturnType<typeof openSandbox> | undefined
  return createExecutionGuard({
    ...options,
    approvals: openApprovals(options),
    audit: openAuditLog(options),
    sandbox: () => (sandbox ??= openSandbox({ host, settings: options.configuration() })),
    ...(choose && { approver: createApprover(choose) }),
  })
}
