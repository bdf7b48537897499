import { rmSync } from 'node:fs'
import { recoverReplacements } from '../store/recover-replacements.ts'
import { inspectInstallation, type InspectInstallationOptions, type InstallationFault } from './inspect-installation.ts'
import { rootsOfSite } from './roots-of-site.ts'

/**
 * Gives back what was moved aside and has no successor, and throws away what was never finished. What the lock names and
 * is not there is not brought here: that may need the network, and is what `ci` does. Gives what is still amiss.
 */
export function repairInstallation(options: InspectInstallationOptions): readonly InstallationFault[] {
  const { store, site } = options
  site.lock.change((lock) => {
    for (const root of rootsOfSite(site)) recoverReplacements(root)
    return lock
  })
  for (const path of store.abandoned()) rmSync(path, { recursive: true, force: true })
  return inspectInstallation(options)
}
