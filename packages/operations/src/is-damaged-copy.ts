import { MetierError } from '@metier/core'

/** Was it a copy in the store that did not hold? Whoever has its source at hand reads that instead. */
export function isDamagedCopy(error: unknown): boolean {
  return error instanceof MetierError && error.code === 'integrity-failed' && error.data?.['digest'] !== undefined
}
