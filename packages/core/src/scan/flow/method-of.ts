import type { FlowClass } from './flow-class.ts'
import type { Method } from './program.ts'

/** Bases of bases beyond this are left. */
const deepest = 8

/** The method of a class or of what it is made from. */
export function methodOf({ methods, bases }: FlowClass, names: readonly string[], depth = 0): Method | undefined {
  for (const name of names) {
    const own = methods.get(name)
    if (own !== undefined) return own
  }
  if (depth > deepest) return undefined
  for (const base of bases) {
    const found = methodOf(base, names, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}
