import { createDownload, fetchThrough, hostAuthorization, type Download } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

/** Downloads for a command; `METIER_OFFLINE` goes without the network. */
export function downloadFor({ fileSystem, host }: OperationContext): Download {
  return createDownload({
    offline: (host.environment['METIER_OFFLINE'] ?? '') !== '',
    authorize: hostAuthorization({ fileSystem, host }),
    exchange: fetchThrough(host.environment),
  })
}
