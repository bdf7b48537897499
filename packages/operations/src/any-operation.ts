import type { ZodObject, ZodType } from 'zod'
import type { OperationContext } from './operation-context.ts'
import type { Operation } from './operation.ts'

/** An operation whose input and output types are only known to its schemas: what surfaces work with. */
export interface AnyOperation extends Omit<Operation, 'handler' | 'isNo'> {
  /** Input must have gone through `input` first; `runOperation` does that. */
  readonly handler: (input: unknown, context: OperationContext) => Promise<unknown>
  readonly isNo?: (output: unknown) => boolean
}

/** Forgets the types of one operation. Sound because only `runOperation` calls the handler, with parsed input. */
export function eraseOperation<Input extends ZodObject, Output extends ZodType>(
  operation: Operation<Input, Output>,
): AnyOperation {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- that is what erasing is; see above
  return operation as unknown as AnyOperation
}
