import type { Evaluator } from './evaluator.ts'
import { methodOf } from './method-of.ts'
import type { FlowValue } from './flow-value.ts'

/** What a name holds after `with value as name`: for an object of the program what it gives when it is entered. */
export function entered(evaluator: Evaluator, value: FlowValue): FlowValue {
  const method = value.object && methodOf(value.object.of, ['__enter__', '__aenter__'])
  return method === undefined ? value : evaluator.calls.follow(method.define, [], value.object)
}
