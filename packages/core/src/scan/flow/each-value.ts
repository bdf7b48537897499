import type { Evaluator } from './evaluator.ts'
import { flowValue, isKnown, taintsOf, type FlowValue } from './flow-value.ts'
import type { Expression } from './program.ts'

type Each = Extract<Expression, { kind: 'each' }>

/** Items of a list, or signs of a text, that are followed one by one. */
const mostItems = 4000

/** One value for each value of a list: `[use(x) for x in items]`. */
export function eachValue(evaluator: Evaluator, expression: Each): FlowValue {
  const names = namesIn(expression.target)
  const outside = names.map((name) => [name, evaluator.names.get(name)] as const)
  const value = resultOf(evaluator, expression)
  // The name that stands for each item holds nothing of it outside.
  for (const [name, before] of outside) {
    if (before === undefined) evaluator.names.delete(name)
    else evaluator.names.set(name, before)
  }
  return value
}

function namesIn(target: Expression): readonly string[] {
  const parts = target.kind === 'list' || target.kind === 'group' ? target.parts : [target]
  return parts.flatMap((part) => (part.kind === 'name' ? [part.name] : []))
}

function resultOf(evaluator: Evaluator, { target, source: from, result }: Each): FlowValue {
  const source = evaluator.evaluate(from)
  const items = knownItems(source)
  if (items === undefined) {
    evaluator.assign(target, flowValue({ taints: evaluator.used([source]) }), false)
    const one = evaluator.evaluate(result)
    return flowValue({ taints: taintsOf([one]), items: [one] })
  }
  const results = items.map((item) => {
    evaluator.assign(target, item, false)
    return evaluator.evaluate(result)
  })
  return flowValue({ items: results, taints: taintsOf(results) })
}

function knownItems(source: FlowValue): readonly FlowValue[] | undefined {
  const { items: listed, shape, path } = source
  if (path !== undefined) return undefined
  const isText = listed === undefined && isKnown(source) && shape.length <= mostItems
  const items = isText ? Array.from(shape, (sign) => flowValue({ shape: sign })) : (listed ?? [])
  return items.length > 0 && items.length <= mostItems ? items : undefined
}
