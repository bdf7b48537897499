import { lstatSync, realpathSync } from 'node:fs'
import type { LockEntry } from '@metier/core'
import { computedHash } from './computed-hash.ts'
import { directoryOfLocked } from './directory-of-locked.ts'
import type { InstallSite } from './install-site.ts'

/** What stands of a skill in an agent's own folder. */
export interface PlaceOnDisk {
  readonly agent: string
  /** Absolute. */
  readonly path: string
}

/**
 * Agents in whose own folder a link to an installed skill stands, or a copy that nobody changed: what another installer
 * knows of them it does not write down. Of several that share a folder, the first.
 */
export function agentsOnDisk(
  site: InstallSite,
  name: string,
  { computedHash: hash }: Pick<LockEntry, 'computedHash'>,
): readonly PlaceOnDisk[] {
  const home = real(directoryOfLocked(site.home, name))
  const seen = new Set([site.home])
  return site.dialects
    .filter(({ kind }) => kind === 'client')
    .flatMap(({ id, projectRoots, userRoots }) => {
      const [first] = site.scope === 'project' ? projectRoots : userRoots
      const root = first && site.locate(first)
      if (root === undefined || seen.has(root)) return []
      seen.add(root)
      const path = directoryOfLocked(root, name)
      const stat = lstatSync(path, { throwIfNoEntry: false })
      const isLink = stat?.isSymbolicLink() === true && home !== undefined && real(path) === home
      const isCopy = stat?.isDirectory() === true && computedHash(path) === hash
      return isLink || isCopy ? [{ agent: id, path }] : []
    })
    .toSorted((one, other) => (one.agent < other.agent ? -1 : 1))
}

function real(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}
