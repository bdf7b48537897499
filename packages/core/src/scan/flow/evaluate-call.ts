import { callEffect } from './call-effect.ts'
import type { Called } from './called.ts'
import type { Evaluator } from './evaluator.ts'
import type { FlowTaint, FlowValue } from './flow-value.ts'
import { foldCall } from './fold-call.ts'
import { indirectRuns } from './indirect-runs.ts'
import type { Expression } from './program.ts'
import { specialCall } from './special-call.ts'

type Call = Extract<Expression, { kind: 'call' }>

/** What a call gives back, recording what it does. */
export function evaluateCall(evaluator: Evaluator, call: Call): FlowValue {
  const { callee, start, end } = call
  const place = { start, end }
  const object = callee.kind === 'member' ? evaluator.evaluate(callee.object) : undefined
  const target = callee.kind === 'member' ? evaluator.member(callee, object) : evaluator.evaluate(callee)
  const path = /(?:^|\.)constructor$/.test(target.path ?? '') ? 'Function' : (target.path ?? '?')
  const values = call.values.map((value) => evaluator.evaluate(value))
  const called: Called = { path, ...(object && { object }), values, place }
  // A function that stands here is followed itself: its name says nothing more.
  if (target.define !== undefined) return evaluator.calls.followFrom(place, target.define, values)
  indirectRuns(evaluator, called)
  const special = specialCall(evaluator, called)
  if (special !== undefined) return special
  const folded = foldCall({
    path,
    values,
    ...(object && { object }),
    ...(evaluator.options.inflate && { inflate: evaluator.options.inflate }),
  })
  if (folded !== undefined)
    return {
      ...folded,
      taints: [...folded.taints, ...environmentOf(evaluator, [...values, ...(object === undefined ? [] : [object])])],
    }
  return callEffect(evaluator, called, callee)
}

function environmentOf(evaluator: Evaluator, values: readonly FlowValue[]): readonly FlowTaint[] {
  return evaluator.used(values).filter(({ kind }) => kind === 'environment')
}
