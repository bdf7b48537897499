import { MetierError } from '@metier/core'
import { inspectInstallation, openStore, type InstallationFault } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'
import { installedSite } from './installed-site.ts'
import { revokedSkills } from './revoked-skills.ts'

/**
 * What installations of this project and of this user left undone, and what of them was revoked since; a lock that cannot be
 * read is one of them.
 */
export async function installationFaults(context: OperationContext): Promise<InstallationFault[]> {
  const store = openStore(context)
  const faults: InstallationFault[] = []
  for (const scope of ['project', 'user']) {
    try {
      const { site } = await installedSite({ scope }, context)
      faults.push(...inspectInstallation({ fileSystem: context.fileSystem, store, site }))
      const revoked = await revokedSkills(site, context)
      faults.push(...revoked.map((skill) => ({ ...skill, kind: 'revoked' as const })))
    } catch (error) {
      if (!(error instanceof MetierError)) throw error
      const { path = context.configuration.projectRoot } = error.data
      const message = error.next === undefined ? error.message : `${error.message} ${error.next}`
      faults.push({ kind: 'unreadable', path: String(path), message })
    }
  }
  return [...new Map(faults.map((fault) => [fault.path, { ...fault }])).values()]
}
