import type { Called } from './called.ts'
import type { Evaluator } from './evaluator.ts'
import { flowValue, taintsOf, type FlowValue } from './flow-value.ts'

/** Items of a list with which a function is followed one by one. */
const mostItems = 12
const walks = /(?:^|\.)(?:map|forEach|filter|flatMap|some|every|find|each)$/
const takesFirst = /^(?:map|filter|itertools\.starmap|(?:\w{1,40}\.)?(?:map|imap|starmap|map_async))$/

/** A function of the program that is not called by its name: `f.call(…)`, `f.bind(…)`, `list.forEach(f)`, `map(f, list)`. */
export function callByOthers(evaluator: Evaluator, called: Called): FlowValue | undefined {
  return appliedCall(evaluator, called) ?? walkedCall(evaluator, called)
}

function appliedCall(evaluator: Evaluator, { path, object, values, place }: Called): FlowValue | undefined {
  const way = /^(?:.*\.)?(call|apply|bind)$/.exec(path)?.[1]
  if (way === undefined || object === undefined) return undefined
  if (way === 'bind')
    return object.define === undefined && object.path === undefined
      ? undefined
      : { ...object, bound: [...(object.bound ?? []), ...values.slice(1)] }
  if (object.define === undefined) return undefined
  const { define, receiver } = object
  const given = way === 'apply' ? (values[1]?.items ?? []) : values.slice(1)
  return evaluator.calls.followFrom(place, { define, ...(receiver && { receiver }) }, given)
}

function walkedCall(evaluator: Evaluator, { path, object, values }: Called): FlowValue | undefined {
  const isFirst = takesFirst.test(path) && values.length > 1
  const walked = isFirst ? values[1] : walks.test(path) ? object : undefined
  const { define, receiver } = values[0] ?? {}
  const items = walked?.path === undefined ? walked?.items : undefined
  if (define === undefined || items === undefined || items.length === 0 || items.length > mostItems) return undefined
  const results = items.map((item) => evaluator.calls.follow(define, [item], receiver))
  return flowValue({ items: results, taints: taintsOf(results) })
}
