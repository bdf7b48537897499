import { flowValue, isKnown, unknownPart, type FlowTaint, type FlowValue } from './flow-value.ts'

/** A list that is put to itself again and again would take all memory there is after thirty lines. */
const mostItems = 20_000

/** What an operator makes of two values, which together hold these taints. */
export function binaryValue(
  operator: string,
  [left, right]: readonly [FlowValue, FlowValue],
  taints: readonly FlowTaint[],
): FlowValue {
  if (left.number !== undefined && right.number !== undefined) {
    const number = compute(operator, left.number, right.number)
    if (number !== undefined) return flowValue({ number, shape: String(number), taints })
  }
  if (operator === '+' || operator === '.') {
    if (left.items !== undefined && right.items !== undefined) {
      const isShort = left.items.length + right.items.length <= mostItems
      return flowValue({ ...(isShort && { items: [...left.items, ...right.items] }), taints })
    }
    return flowValue({ shape: left.shape + right.shape, taints })
  }
  if (operator === '/') return flowValue({ shape: `${left.shape}/${right.shape}`, taints })
  if (operator === '%') return flowValue({ shape: percent(left.shape, right), taints })
  if (
    operator === '*' &&
    right.number !== undefined &&
    isKnown(left) &&
    right.number >= 0 &&
    right.number * left.shape.length < 1000
  ) {
    return flowValue({ shape: left.shape.repeat(right.number), taints })
  }
  if (/^(?:==|!=|===|!==|<|>|<=|>=|in|not in|is|instanceof)$/.test(operator)) return flowValue()
  return flowValue({ taints, items: [left, right] })
}

function compute(operator: string, left: number, right: number): number | undefined {
  switch (operator) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '%':
      return left % right
    case '^':
    case '-bxor':
      return left ^ right
    default:
      return undefined
  }
}

function percent(template: string, right: FlowValue): string {
  let next = 0
  const values = right.items ?? [right]
  return template.replace(/%[sdr]/g, () => values[next++]?.shape ?? unknownPart)
}
