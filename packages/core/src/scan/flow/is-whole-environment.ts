import type { FlowValue } from './flow-value.ts'
import { knownCalls } from './known-calls.ts'
import { normalPath } from './normal-path.ts'

const deepest = 3
/** Asked of every value: most names end otherwise. */
const mayBe = /(?:environb?|env|ENV|env\.toObject\(\))$/
const known = new WeakMap<FlowValue, boolean>()

/** Is the value all variables of the environment, or a list that holds them? */
export function isWholeEnvironment(value: FlowValue, depth = 0): boolean {
  const { path, items } = value
  if (path !== undefined && mayBe.test(path) && knownCalls.environment.test(normalPath(path))) return true
  if (items === undefined || depth > deepest) return false
  const before = known.get(value)
  if (before !== undefined) return before
  const isWhole = items.some((item) => isWholeEnvironment(item, depth + 1))
  // That nothing was found so deep in another list says nothing of what lies deeper.
  if (isWhole || depth === 0) known.set(value, isWhole)
  return isWhole
}
