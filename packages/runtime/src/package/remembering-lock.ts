import { rememberedPlaces, type PlacesByName } from '@metier/core'
import { knownLocks } from '../store/known-locks.ts'
import { placeRecord, type PlaceRecordOptions } from '../store/place-record.ts'
import { openLockFile, type OpenLockFile } from './open-lock-file.ts'

export interface RememberingLockOptions extends PlaceRecordOptions {
  /** Absolute directory that the lock lies in. */
  readonly directory: string
}

export interface RememberingLock extends OpenLockFile {
  /** Where skills lie by all that the lock said so far; see `rememberedPlaces`. */
  remembered(): PlacesByName
}

/**
 * A lock whose user remembers it: what it names stays in the store for as long as it is there, and where it said that
 * skills lie is known when another program has written it anew.
 */
export function rememberingLock(options: RememberingLockOptions): RememberingLock {
  const record = (path: string) => placeRecord(options, path)
  const lock = openLockFile({
    ...options,
    changed({ before, after }) {
      const known = record(lock.path).read()
      const places = rememberedPlaces(known, { before, after })
      if (JSON.stringify([...places]) !== JSON.stringify([...known])) record(lock.path).write(places)
    },
  })
  return {
    ...lock,
    remembered: () => record(lock.path).read(),
    change(action) {
      knownLocks(options).add(lock.path)
      lock.change(action)
    },
  }
}
