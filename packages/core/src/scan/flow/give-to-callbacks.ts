import { begunAt } from './begun-at.ts'
import type { Called } from './called.ts'
import type { Evaluator } from './evaluator.ts'
import { flowValue, isKnown, type FlowTaint } from './flow-value.ts'

/** What a function is given that somebody else calls later. */
export function giveToCallbacks(
  evaluator: Evaluator,
  { path: called, object, values, place }: Called,
  taints: readonly FlowTaint[],
): void {
  const reached: readonly FlowTaint[] = serves({ path: called, values })
    ? [{ kind: 'remote', detail: 'socket:' }]
    : taints
  // What a module is loaded for gets the module.
  const isModule = called.endsWith('.then') && object?.path !== undefined && !object.path.endsWith('()')
  for (const { define, path, receiver } of values) {
    const isResult = called.endsWith('.then') && object !== undefined && object.path === undefined && isKnown(object)
    const given =
      object !== undefined && (isModule || isResult)
        ? object
        : begunAt(flowValue({ taints: reached, path: '' }), () => evaluator.placeOf(place))
    if (define !== undefined)
      evaluator.calls.follow(
        define,
        define.parameters.map(() => given),
        receiver,
      )
    // `.then(eval)`
    else if (path !== undefined && /^(?:eval|Function)$/.test(path) && reached.some(({ kind }) => kind === 'remote'))
      evaluator.record('run-code', place, { callee: path, values: [given] })
  }
}

/** A function that answers whoever calls over the network. */
function serves({ path, values }: Pick<Called, 'path' | 'values'>): boolean {
  if (/^(?:https?|http2)\.createServer$/.test(path)) return true
  if (!/\.(?:get|post|put|all|use)$/.test(path)) return false
  return values.some(({ define }) => {
    const [first] = define?.parameters ?? []
    return first?.kind === 'name' && /^(?:req|request)$/.test(first.name)
  })
}
