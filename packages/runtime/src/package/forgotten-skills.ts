import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { formatSource, shellWord, sourceOfEntry, type LockEntry } from '@metier/core'
import { directoryOfLocked } from './directory-of-locked.ts'
import type { InstallSite } from './install-site.ts'
import { placesOfEntry } from './places-of-entry.ts'
import { plainDirectoryName } from './plain-directory-name.ts'

/** A skill that lies where the lock does not say any more that it lies. */
export interface ForgottenSkill {
  readonly name: string
  /** Absolute. */
  readonly path: string
  /** The directory of skills, as the lock would name it. */
  readonly place: string
  /** What `metier add` is given to get this very skill; absent where the lock does not name the skill at all. */
  readonly add?: string
}

/** What another program dropped from the lock when it wrote entries anew, as far as this user was told. Reads only. */
export function forgottenSkills(site: InstallSite): readonly ForgottenSkill[] {
  const remembered = site.lock.remembered()
  if (remembered.size === 0) return []
  const { skills } = site.lock.read()
  return [...remembered].flatMap(([name, places]) => {
    if (plainDirectoryName(name) === undefined) return []
    const entry = skills.get(name)
    const locked = entry === undefined ? [] : placesOfEntry(site, name, entry)
    return places.flatMap((place) => {
      const path = directoryOfLocked(join(site.base, ...place.split('/')), name)
      if (locked.includes(path) || !existsSync(join(path, 'SKILL.md'))) return []
      return [{ name, path, place, ...(entry && { add: wordsToAdd(name, entry) }) }]
    })
  })
}

function wordsToAdd(name: string, entry: LockEntry): string {
  const source = shellWord(typedSource(entry))
  const skill = ` --skill ${shellWord(entry.as ?? name)}`
  return `${source}${skill}${entry.as === undefined ? '' : ` --as ${shellWord(name)}`}`
}

/** A stranger's entry may name a source that nobody knows. */
function typedSource(entry: LockEntry): string {
  try {
    return formatSource(sourceOfEntry(entry, { at: 'newest' }).source)
  } catch {
    return entry.source
  }
}
