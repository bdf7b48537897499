import type { Evaluator } from './evaluator.ts'
import { methodOf } from './method-of.ts'
import { flowValue, type FlowValue } from './flow-value.ts'

/** A field, a method, or what a property gives, of an object or a class of the program; `undefined` where it has none such. */
export function objectMember(evaluator: Evaluator, value: FlowValue, key: string): FlowValue | undefined {
  const object = value.object ?? (value.class && { of: value.class, fields: value.class.fields })
  if (object === undefined) return undefined
  const field = object.fields.get(key)
  if (field !== undefined) return field
  const method = methodOf(object.of, [key])
  if (method === undefined) return undefined
  const { define, isProperty } = method
  return isProperty ? evaluator.calls.follow(define, [], object) : flowValue({ define, receiver: object, path: key })
}
