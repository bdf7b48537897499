import { lstatSync, mkdirSync, rmSync, rmdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { FileSystem, LockEntry, LockFile } from '@metier/core'
import { isThere } from '../store/is-there.ts'
import { moveAside } from '../store/move-aside.ts'
import type { SkillStore } from '../store/open-store.ts'
import { removeDirectory } from '../store/remove-directory.ts'
import { digestAt } from './digest-at.ts'
import { directoryOfLocked } from './directory-of-locked.ts'
import { holdsMore } from './holds-more.ts'
import { homesOfEntry } from './homes-of-entry.ts'
import type { InstallSite } from './install-site.ts'
import { isOurs } from './is-ours.ts'
import { placesOfEntry } from './places-of-entry.ts'
import { plainDirectoryName } from './plain-directory-name.ts'
import { requireLocked } from './require-locked.ts'
import { requireOnlySkills } from './require-only-skills.ts'
import { requireOwnRoots } from './require-own-roots.ts'
import { rootsOfSite } from './roots-of-site.ts'
import { withoutPlace } from './without-place.ts'

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
    requireOnlySkills({ site, lock, names })
    // Two names of the lock may mean one folder, where two installers wrote it.
    const staying = homesBesides(names, lock, site)
    const skills = new Map(lock.skills)
    for (const name of names) {
      const entry = lock.skills.get(name)
      if (entry === undefined) continue
      const { gone, stays } = withoutPlace(name, entry, site)
      if (stays === undefined) skills.delete(name)
      else skills.set(name, stays)
      const { home, paths } = standing(name, gone, { site, staying, fileSystem })
      const isChanged = paths.includes(home) && (digestAt(fileSystem, home) !== entry.digest || holdsMore(home, 'copy'))
      const moved =
        isChanged || entry.edited !== undefined ? join(site.backups, `${basename(home)}-${Date.now()}`) : undefined
      removed.push({ name, paths, ...(moved !== undefined && { moved }) })
      if (dryRun) continue
      take(paths, { home, moved: isChanged ? moved : undefined })
      // What a person had made of one that is switched off lies in the store alone.
      if (!isChanged && entry.edited !== undefined && moved !== undefined) keepEdited(entry.edited, { store, moved })
    }
    return dryRun ? lock : { ...lock, skills }
  })
  return removed
}

interface Standing extends Pick<RemoveInstalledOptions, 'site' | 'fileSystem'> {
  /** Folders of skills that stay. */
  readonly staying: ReadonlySet<string | undefined>
}

/** What there is to take away: the files, and beside agents what an installer put there. */
function standing(
  name: string,
  entry: LockEntry,
  { site, staying, fileSystem }: Standing,
): { readonly home: string; readonly paths: readonly string[] } {
  const home = homeOf(name, entry, site)
  if (home === undefined || staying.has(home)) return { home: home ?? '', paths: [] }
  const others = placesOfEntry(site, name, entry).slice(1)
  const ours = others.filter((path) => isOurs(path, { home, entry, fileSystem }))
  return { home, paths: [home, ...ours].filter(isThere) }
}

function homesBesides(
  names: readonly string[],
  { skills }: LockFile,
  site: InstallSite,
): ReadonlySet<string | undefined> {
  const rest = [...skills].filter(([name]) => !names.includes(name))
  return new Set(rest.map(([name, entry]) => homeOf(name, entry, site)))
}

/** `undefined` for a name that no folder can be called after, which can be taken out all the same. */
function homeOf(name: string, entry: LockEntry, site: InstallSite): string | undefined {
  return plainDirectoryName(name) === undefined ? undefined : directoryOfLocked(homesOfEntry(site, entry)[0], name)
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
