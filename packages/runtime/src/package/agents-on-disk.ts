import { lstatSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { InstallSite } from './install-site.ts'

/**
 * Agents in whose own folder a link to an installed skill stands: what another installer knows of them it does not write
 * down. Of several that share a folder, the first.
 */
export function agentsOnDisk(site: InstallSite, name: string): readonly string[] {
  const home = real(join(site.home, name))
  const seen = new Set([site.home])
  return site.dialects
    .filter(({ kind }) => kind === 'client')
    .flatMap(({ id, projectRoots, userRoots }) => {
      const [first] = site.scope === 'project' ? projectRoots : userRoots
      const root = first && site.locate(first)
      if (root === undefined || seen.has(root)) return []
      seen.add(root)
      const path = join(root, name)
      const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true
      return isLink && home !== undefined && real(path) === home ? [id] : []
    })
    .toSorted()
}

function real(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}
