import { lstatSync } from 'node:fs'
import type { FileSystem, LockEntry } from '@metier/core'
import { directoryOfLocked } from './directory-of-locked.ts'
import { homesOfEntry } from './homes-of-entry.ts'
import type { InstallSite } from './install-site.ts'
import { isAsLocked } from './is-as-locked.ts'
import { readSkillFiles } from './read-skill-files.ts'

export interface LocalChangeOptions {
  readonly fileSystem: FileSystem
  readonly site: Pick<InstallSite, 'base' | 'home'>
}

/** What a person did to an installed skill. `link`: they work on it somewhere else, and there is nothing to merge. */
export function localChange(
  name: string,
  entry: LockEntry,
  { fileSystem, site }: LocalChangeOptions,
): 'none' | 'files' | 'link' {
  const target = directoryOfLocked(homesOfEntry(site, entry)[0], name)
  const stat = lstatSync(target, { throwIfNoEntry: false })
  if (stat?.isSymbolicLink() === true) return 'link'
  // A folder without a file is no skill that somebody changed, and what is as it was need not be held in memory to see that.
  if (stat === undefined) return 'none'
  return !isAsLocked(target, entry, fileSystem) && readSkillFiles(target).size > 0 ? 'files' : 'none'
}
