import { MetierError } from '@metier/core'

/** A copy in the store that is not what its digest says, and was thrown away: see `damagedDigest`. */
export function damagedCopy(digest: string): MetierError {
  return new MetierError({
    code: 'integrity-failed',
    message: `The stored copy of ${digest} is damaged; it was thrown away.`,
    next: 'Run the command again with the network, so that it is fetched anew.',
    data: { digest },
  })
}
