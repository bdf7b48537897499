import { MetierError } from '@metier/core'

/** What to throw where the user switched the network off; `doing` is what was not done, such as `fetch https://host/x`. */
export function offlineFailure(doing: string): MetierError {
  return new MetierError({
    code: 'fetch-failed',
    message: `Cannot ${doing}: the network is switched off (METIER_OFFLINE).`,
    next: 'Nothing was changed. Run it again without METIER_OFFLINE, or keep to what is on this machine.',
  })
}
