import { agentPlaces, type InstallPlace, type LockEntry } from '@metier/core'
import { homesOfEntry } from './homes-of-entry.ts'
import type { InstallSite } from './install-site.ts'

/** Where a locked skill goes, the place of its files first. Throws `usage` for an agent that is not known any more. */
export function installPlacesOf(
  site: InstallSite,
  entry: Pick<LockEntry, 'agents' | 'places'>,
): readonly [InstallPlace, ...InstallPlace[]] {
  const [home, ...others] = homesOfEntry(site, entry)
  const [files, ...rest] = agentPlaces({ ...site, home, agents: entry.agents ?? [] })
  const taken = new Set(rest.map(({ root }) => root))
  const copies = others.filter((root) => !taken.has(root)).map((root) => ({ root, agents: [], form: 'copy' as const }))
  return [files, ...rest, ...copies]
}
