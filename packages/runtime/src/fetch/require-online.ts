import type { Host } from '@metier/core'
import { isOffline } from './is-offline.ts'
import { offlineFailure } from './offline-failure.ts'

/** Throws `fetch-failed` where the user switched the network off. */
export function requireOnline(what: string, host: Pick<Host, 'environment'>): void {
  if (isOffline(host)) throw offlineFailure(`ask ${what}`)
}
