import { openExecutionGuard, type ExecutionGuard, type OpenExecutionGuardOptions } from '@metier/runtime'
import { createApprover } from './create-approver.ts'
import type { OperationContext } from './operation-context.ts'

export type OpenGuardOptions = Omit<OpenExecutionGuardOptions, 'approver'> & Pick<OperationContext, 'choose'>

/** The door through which everything of a skill runs, on this machine; whoever can be asked here is asked. */
export function openGuard({ choose, ...options }: OpenGuardOptions): ExecutionGuard {
  return openExecutionGuard({ ...options, ...(choose && { approver: createApprover(choose) }) })
}
