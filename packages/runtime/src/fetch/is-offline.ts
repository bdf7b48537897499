import type { Host } from '@metier/core'

/** Whether the user switched the network off: `METIER_OFFLINE`. */
export function isOffline({ environment }: Pick<Host, 'environment'>): boolean {
  return (environment['METIER_OFFLINE'] ?? '') !== ''
}
