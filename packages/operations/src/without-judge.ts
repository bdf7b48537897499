import type { OperationContext } from './operation-context.ts'

/**
 * The same context where nobody judges what is found. Then nothing is kept for the next command either: `find` would
 * answer from it what the judge has not seen.
 */
export function withoutJudge(context: OperationContext): OperationContext {
  const { judge, ...search } = context.configuration.search
  if (judge === undefined) return context
  const { reader: _reader, ...rest } = context
  return { ...rest, configuration: { ...context.configuration, search } }
}
