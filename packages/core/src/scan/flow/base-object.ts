import type { Evaluator } from './evaluator.ts'
import { methodOf } from './method-of.ts'
import { flowValue, type FlowValue } from './flow-value.ts'
import type { Place } from './program.ts'

/** `super`: the same object, seen as one of what its class is made from. `super(…)` of JavaScript runs the constructor. */
export function baseObject(
  evaluator: Evaluator,
  { values, place }: { readonly values: readonly FlowValue[]; readonly place: Place },
): FlowValue {
  const { receiver } = evaluator.calls
  const [base] = receiver?.of.bases ?? []
  if (receiver === undefined || base === undefined) return flowValue({ path: 'super()' })
  const object = { of: base, fields: receiver.fields }
  const method = evaluator.piece.language === 'javascript' ? methodOf(base, ['constructor']) : undefined
  if (method !== undefined) evaluator.calls.followFrom(place, { define: method.define, receiver: object }, values)
  return flowValue({ path: 'super()', object })
}
