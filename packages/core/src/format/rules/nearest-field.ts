import { fieldKey } from './field-key.ts'
import { standardFields } from './standard-fields.ts'

// Longer keys are no typing mistakes, and comparing them would cost what a stranger decides.
const maximumLength = 40

/** The standard field that somebody probably meant, or `undefined`. */
export function nearestField(written: string): string | undefined {
  if (written.length > maximumLength) return undefined
  const key = fieldKey(written)
  const limit = key.length < 6 ? 1 : 2
  return standardFields.find((field) => Math.abs(field.length - key.length) <= limit && distance(field, key) <= limit)
}

/** Levenshtein distance. */
function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let outer = 1; outer <= left.length; outer += 1) {
    const next = [outer]
    for (let inner = 1; inner <= right.length; inner += 1) {
      const replaced = (row[inner - 1] ?? 0) + (left[outer - 1] === right[inner - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[inner] ?? 0) + 1, (next[inner - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[right.length] ?? 0
}
