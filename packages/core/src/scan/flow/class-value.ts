import type { Evaluator } from './evaluator.ts'
import type { FlowClass } from './flow-class.ts'
import { flowValue, type FlowValue } from './flow-value.ts'
import { handlerValues } from './handler-values.ts'
import type { ClassParts } from './program.ts'

const constructors = /^(?:__init__|constructor)$/

/** A class where it stands: its methods are read once, as if somebody called them, the constructor before all others. */
export function classValue(evaluator: Evaluator, { name, bases, body, methods, order }: ClassParts): FlowValue {
  const above = bases.flatMap((base) => evaluator.evaluate(base).class ?? [])
  const fields = new Map(above.toReversed().flatMap((base) => [...base.fields]))
  const made: FlowClass = {
    methods: new Map(methods.map((method) => [method.name, method])),
    bases: above,
    fields,
    order: [...above.flatMap((base) => base.order), ...order],
  }
  const object = { of: made, fields }
  evaluator.calls.within(object, () => evaluator.run(body))
  for (const { define } of methods) evaluator.calls.own(define)
  const first = methods.filter((method) => constructors.test(method.name))
  for (const method of [...first, ...methods.filter((each) => !first.includes(each))])
    evaluator.calls.follow(method.define, handlerValues(method), object)
  return flowValue({ path: name, class: made })
}
