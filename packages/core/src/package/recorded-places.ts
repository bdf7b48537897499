import type { LockEntry } from './lock-file.ts'

/** Where a skill is being installed, in the words of the lock: relative paths with `/`. */
export interface PlaceToRecord {
  /** The directory of skills that the user named; absent when they named none, or one outside of the project. */
  readonly named?: string
  /** The one that is taken when nobody names any. */
  readonly usual?: string
  /** Does the skill lie in the usual one? An entry that names no place may be of a time when none was written down. */
  readonly isInUsual: (name: string) => boolean
}

/** Whether links of agents will lead to it: then it is the first, since they are looked for there. */
interface Installed extends PlaceToRecord {
  readonly name: string
  readonly isLinked: boolean
}

/**
 * What the entry of a skill says of where it lies, once it lies in one place more: nothing for as long as that is where
 * everybody would look.
 */
export function recordedPlaces(
  before: LockEntry | undefined,
  { name, named, usual, isInUsual, isLinked }: Installed,
): Pick<LockEntry, 'places'> {
  const known = before?.places ?? (before !== undefined && usual !== undefined && isInUsual(name) ? [usual] : [])
  const place = named ?? (before?.places === undefined ? undefined : usual)
  if (place === undefined) return before?.places === undefined ? {} : { places: before.places }
  if (before?.places === undefined && known.includes(place)) return {}
  return { places: [...new Set(isLinked ? [place, ...known] : [...known, place])] }
}
