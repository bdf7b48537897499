import type { OperationContext } from './operation-context.ts'
import type { Operation } from './operation.ts'

/** An operation whose input and output types are only known to its schemas: what surfaces work with. */
export interface AnyOperation extends Omit<Operation, 'handler' | 'isNo' | 'isMomentary'> {
  /** Input must have gone through `input` first; `runOperation` does that. */
  readonly handler: (input: unknown, context: OperationContext) => Promise<unknown>
  readonly isNo?: (output: unknown) => boolean
  readonly isMomentary?: (output: unknown) => boolean
}
