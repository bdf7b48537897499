import { isRecord } from './is-record.ts'
import { SafeText } from './safe-text.ts'

/** As Python sees it: what is empty is false. */
export function isTruthy(value: unknown): boolean {
  if (value instanceof SafeText) return value.text !== ''
  if (Array.isArray(value)) return value.length > 0
  if (isRecord(value)) return Object.keys(value).length > 0
  return Boolean(value)
}
