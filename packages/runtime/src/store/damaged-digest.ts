import { MetierError } from '@metier/core'

/** Of a copy in the store that did not hold, when it was that which was thrown. Whoever has its source at hand reads that instead. */
export function damagedDigest(error: unknown): string | undefined {
  if (!(error instanceof MetierError) || error.code !== 'integrity-failed') return undefined
  const digest = error.data?.['digest']
  return typeof digest === 'string' ? digest : undefined
}
