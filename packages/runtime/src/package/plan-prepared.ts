import { join } from 'node:path'
import { planInstall, type InstallPlan, type LockFile } from '@metier/core'
import type { InstallPreparedOptions } from './install-prepared.ts'
import { linkTo } from './link-to.ts'
import { presentAt } from './present-at.ts'

/** What would be done, from the lock and the disk as they are now. */
export function planPrepared(options: InstallPreparedOptions, lock: LockFile): InstallPlan {
  const { fileSystem, incoming, places, overwrite } = options
  return planInstall({
    incoming,
    places,
    lock,
    overwrite,
    present: (path) => presentAt(fileSystem, path),
    paths: { join, linkTo: (from, to) => linkTo(from, to) },
  })
}
