import { taintsOf, type FlowValue } from './flow-value.ts'

const mostItems = 200
/** What a value was before something was put into it. */
const earlier = new WeakMap<FlowValue, FlowValue>()

/** Lists, tables and objects into which something is put, and what they were. */
export const mutations = {
  /** The same after a value was put into it. */
  put(before: FlowValue, value: FlowValue): FlowValue {
    const items = [...(before.items ?? []), value]
    const now = { ...before, taints: taintsOf([before, value]), ...(items.length <= mostItems && { items }) }
    earlier.set(now, before)
    return now
  },

  /** Is this the other value, with more put into it? */
  isFrom(value: FlowValue, first: FlowValue): boolean {
    let each: FlowValue | undefined = value
    for (let turn = 0; each !== undefined && turn < mostItems; turn += 1) {
      each = earlier.get(each)
      if (each === first) return true
    }
    return false
  },
}
