import type { Evaluator } from './evaluator.ts'
import type { FlowClass } from './flow-class.ts'
import { methodOf } from './method-of.ts'
import type { FlowValue } from './flow-value.ts'
import type { Place } from './program.ts'

/** What a class makes of these values: an object with fields of its own, and what its constructor does. */
export function makeObject(
  evaluator: Evaluator,
  { of, values, place }: { readonly of: FlowClass; readonly values: readonly FlowValue[]; readonly place: Place },
): NonNullable<FlowValue['object']> {
  const object = { of, fields: new Map(of.fields) }
  const method = methodOf(of, ['__init__', 'constructor'])
  if (method !== undefined) evaluator.calls.followFrom(place, { define: method.define, receiver: object }, values)
  else
    for (const [index, value] of values.entries()) {
      const name = value.key || of.order[index]
      if (name !== undefined) object.fields.set(name, value)
    }
  return object
}
