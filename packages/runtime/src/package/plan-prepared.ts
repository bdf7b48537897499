import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import { planInstall, type InstallPlan, type LockFile } from '@metier/core'
import { directoryOfLocked } from './directory-of-locked.ts'
import { holdsMore } from './holds-more.ts'
import { homesOfEntry } from './homes-of-entry.ts'
import type { InstallPreparedOptions } from './install-prepared.ts'
import { isBare } from './is-bare.ts'
import { linkTo } from './link-to.ts'
import { presentAt } from './present-at.ts'

/** What would be done, from the lock and the disk as they are now. */
export function planPrepared(options: InstallPreparedOptions, lock: LockFile): InstallPlan {
  const { fileSystem, site, incoming, places, overwrite, keepCopies = false } = options
  // Where nothing stands, nobody has to look for each of a thousand skills.
  const bare = places.filter(({ root }) => isBare(root)).map(({ root }) => root + sep)
  return planInstall({
    incoming,
    places,
    lock,
    overwrite,
    keepCopies,
    besides: ({ places: known }) =>
      known === undefined
        ? []
        : homesOfEntry(site, { places: known }).map((root) => ({ root, agents: [], form: 'copy' as const })),
    record: {
      ...(site.named !== undefined && { named: site.named }),
      ...(site.usual !== undefined && { usual: site.usual }),
      isInUsual: (name) =>
        site.usual !== undefined && existsSync(directoryOfLocked(join(site.base, ...site.usual.split('/')), name)),
    },
    present: (path) => (bare.some((root) => path.startsWith(root)) ? undefined : presentAt(fileSystem, path)),
    holdsMore: (path) => holdsMore(path, 'copy'),
    paths: { directory: directoryOfLocked, linkTo: (from, to) => linkTo(from, to) },
  })
}
