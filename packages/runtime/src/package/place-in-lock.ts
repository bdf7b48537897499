import { relative, sep } from 'node:path'
import { isRecordablePlace } from '@metier/core'

/** A directory as the lock may name it, relative to its own; `undefined` for one that it may not name, such as one outside of the project. */
export function placeInLock(base: string, directory: string | null): string | undefined {
  if (directory === null) return undefined
  const place = relative(base, directory).split(sep).join('/')
  return isRecordablePlace(place) ? place : undefined
}
