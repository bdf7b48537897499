import type { Evaluator } from './evaluator.ts'
import { flowValue, taintsOf, type FlowValue } from './flow-value.ts'
import type { Expression } from './program.ts'

/** Has a request, or all requests of a session, say something in its head: `session.headers['X-Trace'] = value`. */
export function giveHeader(evaluator: Evaluator, headers: Expression, value: FlowValue): void {
  if (headers.kind !== 'member' || headers.key.kind !== 'text' || !/^headers$/i.test(headers.key.text)) return
  if (headers.object.kind !== 'name') return
  evaluator.merge(headers.object, flowValue({ key: 'headers', items: [value], taints: taintsOf([value]) }))
}
