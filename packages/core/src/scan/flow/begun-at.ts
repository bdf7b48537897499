import type { FlowPlace } from './flow-place.ts'
import type { FlowTaint, FlowValue } from './flow-value.ts'

/** Items in items beyond this are left: what they hold begins where they are taken out. */
const deepest = 2

/** The value with this place as the origin of whatever it holds that has none yet. */
export function begunAt(value: FlowValue, place: () => FlowPlace, depth = 0): FlowValue {
  const { taints, items } = value
  if (!taints.some(isNew)) return value
  const origins = [place()]
  return {
    ...value,
    taints: taints.map((taint) => (isNew(taint) ? { ...taint, origins } : taint)),
    ...(items !== undefined &&
      depth < deepest && { items: items.map((item) => begunAt(item, () => origins[0] ?? place(), depth + 1)) }),
  }
}

function isNew({ origins }: FlowTaint): boolean {
  return origins === undefined
}
