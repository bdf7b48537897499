import { begunAt } from './begun-at.ts'
import type { Evaluator } from './evaluator.ts'
import { flowValue, type FlowTaint, type FlowValue } from './flow-value.ts'
import { knownCalls } from './known-calls.ts'
import type { Expression } from './program.ts'

/** Turns of a loop that are followed one by one. */
const mostTurns = 12

/** What a loop goes through: each of a few known items; otherwise one that holds what all of them do. */
export function loopItems(evaluator: Evaluator, from: Expression): readonly FlowValue[] {
  // `for item in folder.glob('*') if folder.is_dir() else []` goes through one of these, and not over both.
  if (from.kind === 'group' && from.isChoice)
    return from.parts.flatMap((part) => loopItems(evaluator, part)).slice(0, mostTurns)
  const source = evaluator.evaluate(from)
  const items = source.path === undefined ? (source.items ?? []) : []
  if (items.length > 0 && items.length <= mostTurns) return items
  const said: FlowTaint = { kind: 'remote', detail: 'socket:' }
  const isTold = source.path !== undefined && knownCalls.conversation.test(source.path)
  const one = flowValue({ taints: [...evaluator.used([source]), ...(isTold ? [said] : [])] })
  return [begunAt(one, () => evaluator.placeOf(from))]
}
