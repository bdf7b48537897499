import { lstatSync, mkdirSync, rmSync, rmdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { FileSystem } from '@metier/core'
import { isThere } from '../store/is-there.ts'
import { moveAside } from '../store/move-aside.ts'
import type { SkillStore } from '../store/open-store.ts'
import { removeDirectory } from '../store/remove-directory.ts'
import { digestAt } from './digest-at.ts'
import { directoryOfLocked } from './directory-of-locked.ts'
import { holdsMore } from './holds-more.ts'
import type { InstallSite } from './install-site.ts'
import { isOurs } from './is-ours.ts'
import { placesOfEntry } from './places-of-entry.ts'
import { plainDirectoryName } from './plain-directory-name.ts'
import { requireLocked } from './require-locked.ts'
import { requireOwnRoots } from './require-own-roots.ts'
import { rootsOfSite } from './roots-of-site.ts'

export interface RemoveInstalledOptions {
  readonly fileSystem: FileSystem
  readonly site: InstallSite
  readonly store: SkillStore
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
export function removeInstalled({
  fileSystem,
  site,
  store,
  names,
  dryRun,
}: RemoveInstalledOptions): readonly Removed[] {
  const removed: Removed[] = []
  requireOwnRoots(site, rootsOfSite(site))
  site.lock.change((lock) => {
    for (const name of names) requireLocked(lock, name)
    // Two names of the lock may mean one folder, where two installers wrote it.
    const rest = [...lock.skills.keys()].filter((name) => !names.includes(name))
    const staying = new Set(rest.map((name) => folderOf(name, site)))
    for (const name of names) {
      const entry = lock.skills.get(name)
      if (entry === undefined) continue
      const folder = folderOf(name, site)
      const isAlone = folder !== undefined && !staying.has(folder)
      const [home = '', ...others] = isAlone ? placesOfEntry(site, name, entry) : []
      const paths = [home, ...others.filter((path) => isOurs(path, { home, entry, fileSystem }))].filter(
        (path) => path !== '' && isThere(path),
      )
      const isChanged = paths.includes(home) && (digestAt(fileSystem, home) !== entry.digest || holdsMore(home, 'copy'))
      const moved =
        isChanged || entry.edited !== undefined ? join(site.backups, `${folder ?? ''}-${Date.now()}`) : undefined
      removed.push({ name, paths, ...(moved !== undefined && { moved }) })
      if (dryRun) continue
      take(paths, { home, moved: isChanged ? moved : undefined })
      // What a person had made of one that is switched off lies in the store alone.
      if (!isChanged && entry.edited !== undefined && moved !== undefined) keepEdited(entry.edited, { store, moved })
    }
    if (dryRun) return lock
    return { ...lock, skills: new Map([...lock.skills].filter(([name]) => !names.includes(name))) }
  })
  return removed
}

/** `undefined` for a name that no folder can be called after, which can be taken out all the same. */
function folderOf(name: string, { home }: InstallSite): string | undefined {
  return plainDirectoryName(name) === undefined ? undefined : basename(directoryOfLocked(home, name))
}

/** A folder for links alone, once the last is gone, would be taken for one that skills are kept in. */
function removeEmpty(directory: string): void {
  try {
    rmdirSync(directory)
  } catch {
    return
  }
}

function keepEdited(digest: string, { store, moved }: { readonly store: SkillStore; readonly moved: string }): void {
  if (store.find(digest) === undefined) return
  mkdirSync(dirname(moved), { recursive: true })
  store.take(digest, moved)
}

function take(
  paths: readonly string[],
  { home, moved }: { readonly home: string; readonly moved: string | undefined },
): void {
  for (const path of paths) {
    if (path === home && moved !== undefined) {
      mkdirSync(dirname(moved), { recursive: true })
      moveAside(path, moved)
    } else if (lstatSync(path).isSymbolicLink()) {
      rmSync(path)
      removeEmpty(dirname(path))
    } else removeDirectory(path)
  }
}
