import type { ZodObject, ZodType } from 'zod'
import type { Operation } from './operation.ts'

/** Types an operation by its schemas; the value is returned as it is. */
export function defineOperation<Input extends ZodObject, Output extends ZodType>(
  operation: Operation<Input, Output>,
): Operation<Input, Output> {
  return operation
}
