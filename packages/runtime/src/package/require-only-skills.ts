import { lstatSync, readdirSync } from 'node:fs'
import { MetierError, type LockFile } from '@metier/core'
import type { InstallSite } from './install-site.ts'
import { placesOfEntry } from './places-of-entry.ts'
import { plainDirectoryName } from './plain-directory-name.ts'

export interface RequireOnlySkillsOptions {
  readonly site: InstallSite
  readonly lock: LockFile
  /** Those that are to be touched. */
  readonly names: Iterable<string>
}

/**
 * Where a lock names the places itself, no folder of the project that is no skill may give way: a line of a lock, which
 * few people read, would put a stranger's files in place of `packages/core`. Throws `refused`.
 */
export function requireOnlySkills({ site, lock, names }: RequireOnlySkillsOptions): void {
  for (const name of names) {
    const entry = lock.skills.get(name)
    if (entry?.places === undefined || plainDirectoryName(name) === undefined) continue
    const other = placesOfEntry(site, name, entry).find(isAnother)
    if (other === undefined) continue
    throw new MetierError({
      code: 'refused',
      message: `${site.lock.path} says that ${name} lies in ${other}, and what lies there is no skill.`,
      next: 'Nothing was changed. Move it away if it is not needed, or restore the lock from version control.',
      data: { name, path: other },
    })
  }
}

function isAnother(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (stat === undefined || stat.isSymbolicLink()) return false
  if (!stat.isDirectory()) return true
  const names = readdirSync(path)
  return names.length > 0 && !names.some((name) => name.toLowerCase() === 'skill.md')
}
