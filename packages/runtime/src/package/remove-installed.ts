import { lstatSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileSystem } from '@metier/core'
import { digestOrNothing } from '../facts/digest-or-nothing.ts'
import { moveAside } from '../store/move-aside.ts'
import type { InstallSite } from './install-site.ts'
import { placesOfEntry } from './places-of-entry.ts'
import { requireLocked } from './require-locked.ts'

export interface RemoveInstalledOptions {
  readonly fileSystem: FileSystem
  readonly site: InstallSite
  readonly names: readonly string[]
  readonly dryRun: boolean
}

export interface Removed {
  readonly name: string
  /** Absolute paths that are gone. */
  readonly paths: readonly string[]
  /** Where the files went because a person had changed them. */
  readonly moved?: string
}

/** Takes skills out of the lock and off the disk, and nothing that was not named. What a person changed is moved aside. */
export function removeInstalled({ fileSystem, site, names, dryRun }: RemoveInstalledOptions): readonly Removed[] {
  const removed: Removed[] = []
  site.lock.change((lock) => {
    for (const name of names) requireLocked(lock, name)
    for (const name of names) {
      const entry = lock.skills.get(name)
      if (entry === undefined) continue
      const paths = placesOfEntry(site, name, entry).filter((path) => lstatSync(path, { throwIfNoEntry: false }))
      const [home = ''] = placesOfEntry(site, name, entry)
      const isChanged = paths.includes(home) && digestOrNothing(fileSystem, home) !== entry.digest
      const moved = isChanged ? join(site.backups, `${name}-${Date.now()}`) : undefined
      removed.push({ name, paths, ...(moved !== undefined && { moved }) })
      if (!dryRun) take(paths, { home, moved })
    }
    if (dryRun) return lock
    return { ...lock, skills: new Map([...lock.skills].filter(([name]) => !names.includes(name))) }
  })
  return removed
}

function take(
  paths: readonly string[],
  { home, moved }: { readonly home: string; readonly moved: string | undefined },
): void {
  for (const path of paths) {
    if (path === home && moved !== undefined) {
      mkdirSync(dirname(moved), { recursive: true })
      moveAside(path, moved)
    } else rmSync(path, { recursive: true, force: true })
  }
}
