import { openExecutionGuard, type ExecutionGuard, type OpenExecutionGuardOptions } from '@metier/runtime'
import { createApprover } from './create-approver.ts'
import type { OperationContext } from './operation-context.ts'

export type OpenGuardOptions = Omit<OpenExecutionGuardOptions, 'approver'> & Pick<OperationContext, 'choose'>

/** The guard that every command of a skill passes on this machine; it asks the user if there is a way to. */
export function openGuard({ choose, ...options }: OpenGuardOptions): ExecutionGuard {
  return openExecutionGuard({ ...options, ...(choose && { approver: createApprover(choose) }) })
}
