import { isRecord } from './is-record.ts'
import { SafeText } from './safe-text.ts'

/** Equal as data; what is not there equals none. */
export function isEqual(left: unknown, right: unknown, depth = 0): boolean {
  const a = left instanceof SafeText ? left.text : (left ?? null)
  const b = right instanceof SafeText ? right.text : (right ?? null)
  if (a === b) return true
  if (depth > 20) return false
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index], depth + 1))
  }
  if (!isRecord(a) || !isRecord(b))
    return typeof a === 'boolean' || typeof b === 'boolean'
      ? Number(a) === Number(b) && isNumeric(a) && isNumeric(b)
      : false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key], depth + 1))
  )
}

function isNumeric(value: unknown): boolean {
  return typeof value === 'boolean' || typeof value === 'number'
}
