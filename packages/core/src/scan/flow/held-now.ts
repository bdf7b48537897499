import { flowValue, isKnown, taintsOf, type FlowValue } from './flow-value.ts'

/** What a name holds that is given a value: what it ever held it may still hold, unless more is known of the new. */
export function heldNow(before: FlowValue | undefined, value: FlowValue, adds: boolean): FlowValue {
  if (before === undefined) return value
  if (adds) return flowValue({ shape: before.shape + value.shape, taints: taintsOf([before, value]) })
  const isLess =
    value.taints.length === 0 &&
    before.taints.length > 0 &&
    !isKnown(value) &&
    value.define === undefined &&
    value.object === undefined &&
    value.class === undefined &&
    value.file === undefined
  return isLess ? { ...value, taints: before.taints } : value
}
