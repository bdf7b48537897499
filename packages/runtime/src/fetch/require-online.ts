import { MetierError, type Host } from '@metier/core'
import { isOffline } from './is-offline.ts'

/** Throws `fetch-failed` where the user switched the network off. */
export function requireOnline(what: string, host: Pick<Host, 'environment'>): void {
  if (!isOffline(host)) return
  throw new MetierError({
    code: 'fetch-failed',
    message: `Cannot ask ${what}: the network is switched off (METIER_OFFLINE).`,
    next: 'Nothing was changed. `metier ci` takes what the lock names from your store.',
  })
}
