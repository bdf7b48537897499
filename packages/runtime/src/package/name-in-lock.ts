import type { LockFile } from '@metier/core'
import { directoryNameOf } from './directory-name-of.ts'
import { plainDirectoryName } from './plain-directory-name.ts'

/**
 * Under which name the lock has, or will have, a skill: that of its directory, or the one under which another installer
 * wrote down what lies in that directory. Throws `refused` for a name that no directory can be called after.
 */
export function nameInLock(lock: LockFile): (name: string) => string {
  const keys = new Map([...lock.skills.keys()].map((key) => [plainDirectoryName(key), key]))
  return (name) => {
    const directory = directoryNameOf(name)
    return lock.skills.has(directory) ? directory : (keys.get(directory) ?? directory)
  }
}
