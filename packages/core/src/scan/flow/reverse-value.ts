import { flowValue, isKnown, unknownPart, type FlowValue } from './flow-value.ts'

/** A list or a text backwards; who has to turn a text round hid something in it. */
export function reverseValue(value: FlowValue): FlowValue {
  if (value.items !== undefined) return flowValue({ items: value.items.toReversed(), taints: value.taints })
  return flowValue({
    shape: isKnown(value) ? Array.from(value.shape).toReversed().join('') : unknownPart,
    taints: [...value.taints, { kind: 'decoded', detail: 'reversed text' }],
  })
}
