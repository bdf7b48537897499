import { agentPlaces, type LockEntry } from '@metier/core'
import { directoryOfLocked } from './directory-of-locked.ts'
import { homesOfEntry } from './homes-of-entry.ts'
import type { InstallSite } from './install-site.ts'

/**
 * Absolute paths at which a locked skill stands, that of its files first. Agents that are not known any more count none.
 * Throws `refused` for a name that no folder can be called after.
 */
export function placesOfEntry(site: InstallSite, name: string, entry: LockEntry): readonly string[] {
  const [home, ...copies] = homesOfEntry(site, entry)
  const roots = (entry.agents ?? []).flatMap((agent) => {
    try {
      return agentPlaces({ ...site, home, agents: [agent] }).map(({ root }) => root)
    } catch {
      return []
    }
  })
  return [...new Set([home, ...roots, ...copies])].map((root) => directoryOfLocked(root, name))
}
