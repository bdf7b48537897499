import type { Evaluator } from './evaluator.ts'
import type { FlowValue } from './flow-value.ts'

/** The values with what they hold when something is done with them: the whole environment counts only then. */
export function withUse(evaluator: Evaluator, values: readonly FlowValue[]): readonly FlowValue[] {
  return values.map((value) => ({ ...value, taints: evaluator.used([value]) }))
}
