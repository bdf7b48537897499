import type { ZodObject, ZodType } from 'zod'
import type { AnyOperation } from './any-operation.ts'
import type { Operation } from './operation.ts'

/** Forgets the types of one operation. Sound because only `runOperation` calls the handler, with parsed input. */
export function eraseOperation<Input extends ZodObject, Output extends ZodType>(
  operation: Operation<Input, Output>,
): AnyOperation {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- that is what erasing is; see above
  return operation as unknown as AnyOperation
}
