import { realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
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
  const real = realOnce()
  const roots = new Set(places.map(({ root }) => real(root)))
  /** A link in its place is another thing, whatever it leads to. */
  const isAt = (path: string, source: string): boolean => {
    const parent = real(dirname(path))
    return parent !== undefined && join(parent, basename(path)) === source
  }
  for (const { name, entry } of incoming) {
    if (entry.sourceType !== 'local' || entry.skillPath === undefined) continue
    // Below the root of a source no link was followed, so that what is asked of the root holds for all of its skills.
    const root = real(resolve(site.base, entry.source))
    if (root === undefined) continue
    const source = join(root, dirname(entry.skillPath))
    if (!roots.has(dirname(source))) continue
    const place = places.map((each) => directoryOfLocked(each.root, name)).find((path) => isAt(path, source))
    if (place !== undefined) throw liesThere(name, place)
  }
}

/** Real paths, each asked of the disk once: a thousand skills lie in one folder and go to one or two. */
function realOnce(): (path: string) => string | undefined {
  const known = new Map<string, string | undefined>()
  return (path) => {
    if (!known.has(path)) known.set(path, real(path))
    return known.get(path)
  }
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
