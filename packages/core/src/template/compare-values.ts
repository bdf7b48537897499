import { charactersOf } from './characters-of.ts'
import { SafeText } from './safe-text.ts'

/** Negative, 0 or positive; `undefined` when two such values have no order. */
export function compareValues(left: unknown, right: unknown): number | undefined {
  const a = left instanceof SafeText ? left.text : left
  const b = right instanceof SafeText ? right.text : right
  if (isNumeric(a) && isNumeric(b)) return Number(a) - Number(b)
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b)
  if (!Array.isArray(a) || !Array.isArray(b)) return undefined
  for (const [index, item] of a.entries()) {
    if (index >= b.length) return 1
    const order = compareValues(item, b[index])
    if (order !== 0) return order
  }
  return a.length - b.length
}

/** By code point, as Python orders text. */
function compareText(a: string, b: string): number {
  const left = charactersOf(a.slice(0, 4096))
  const right = charactersOf(b.slice(0, 4096))
  for (const [index, character] of left.entries()) {
    const other = right[index]
    if (other === undefined) return 1
    if (character !== other) return (character.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0)
  }
  return left.length - right.length
}

function isNumeric(value: unknown): boolean {
  return typeof value === 'boolean' || typeof value === 'number'
}
