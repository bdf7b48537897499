import { SafeText } from './safe-text.ts'
import { toSource } from './to-source.ts'

/** As Python's `str` writes it: what is not there is nothing. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof SafeText) return value.text
  if (value === undefined) return ''
  return toSource(value)
}
