import { baseObject } from './base-object.ts'
import { callEffect } from './call-effect.ts'
import type { Called } from './called.ts'
import type { Evaluator } from './evaluator.ts'
import { methodOf } from './method-of.ts'
import type { FlowTaint, FlowValue } from './flow-value.ts'
import { foldCall } from './fold-call.ts'
import { indirectRuns } from './indirect-runs.ts'
import { makeObject } from './make-object.ts'
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
  const given = evaluator.all(call.values)
  const values = target.bound === undefined ? given : [...target.bound, ...given]
  const called: Called = { path, ...(object && { object }), values, place }
  const { define, receiver } = target
  // A function that stands here is followed itself: its name says nothing more.
  if (define !== undefined) {
    const result = evaluator.calls.followFrom(place, { define, ...(receiver && { receiver }) }, values)
    evaluator.calls.takeGrown(call.values, given)
    return result
  }
  const asCalled = target.object && methodOf(target.object.of, ['__call__'])
  if (asCalled !== undefined && target.object !== undefined)
    return evaluator.calls.followFrom(place, { define: asCalled.define, receiver: target.object }, values)
  if (target.class !== undefined)
    return {
      ...callEffect(evaluator, called, callee),
      object: makeObject(evaluator, { of: target.class, values, place }),
    }
  if (path === 'super') return baseObject(evaluator, { values, place })
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
