import { MetierError, closestWord, type LockFile } from '@metier/core'

/** Throws `not-found` for a name that the lock does not know. */
export function requireLocked(lock: LockFile, name: string): void {
  if (lock.skills.has(name)) return
  const near = closestWord(name, [...lock.skills.keys()])
  throw new MetierError({
    code: 'not-found',
    message: `${JSON.stringify(name)} is not installed here: the lock does not know it.`,
    next: near === undefined ? '`metier why` lists what is installed.' : `Did you mean ${near}?`,
  })
}
