import { realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { MetierError, type IncomingSkill, type InstallPlace } from '@metier/core'
import { directoryOfLocked } from './directory-of-locked.ts'
import type { InstallSite } from './install-site.ts'

export interface RequireOtherPlaceOptions {
  readonly site: Pick<InstallSite, 'base'>
  readonly incoming: readonly IncomingSkill[]
  readonly places: readonly InstallPlace[]
}

/**
 * Throws `usage` for a skill that would be installed where its source lies: it is somebody's own, and found there as it is; in
 * the lock it would be one that `remove` takes away.
 */
export function requireOtherPlace({ site, incoming, places }: RequireOtherPlaceOptions): void {
  for (const { name, entry } of incoming) {
    if (entry.sourceType !== 'local' || entry.skillPath === undefined) continue
    const source = real(join(resolve(site.base, entry.source), dirname(entry.skillPath)))
    const place = places.map(({ root }) => directoryOfLocked(root, name)).find((path) => isAt(path, source))
    if (place !== undefined) throw liesThere(name, place)
  }
}

/** A link in its place is another thing, whatever it leads to. */
function isAt(path: string, source: string | undefined): boolean {
  const parent = real(dirname(path))
  return source !== undefined && parent !== undefined && join(parent, path.slice(dirname(path).length)) === source
}

function real(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

function liesThere(name: string, path: string): MetierError {
  return new MetierError({
    code: 'usage',
    message: `${name} lies in ${path}, which is where it would be installed: it is found there as it is.`,
    next: 'Nothing was changed. Name others with --skill, or another place with --path.',
    data: { name, path },
  })
}
