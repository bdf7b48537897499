import { editDistance } from '../../text/edit-distance.ts'
import { fieldKey } from './field-key.ts'
import { standardFields } from './standard-fields.ts'

// Longer keys are no typing mistakes, and comparing them would cost what a stranger decides.
const maximumLength = 40

/** The standard field that somebody probably meant, or `undefined`. */
export function nearestField(written: string): string | undefined {
  if (written.length > maximumLength) return undefined
  const key = fieldKey(written)
  const limit = key.length < 6 ? 1 : 2
  return standardFields.find(
    (field) => Math.abs(field.length - key.length) <= limit && editDistance(field, key) <= limit,
  )
}
