import type { LockFile } from './lock-file.ts'

/** Directories of skills by the name of a skill, in the words of the lock. */
export type PlacesByName = ReadonlyMap<string, readonly string[]>

export interface LockChange {
  /** The lock as it was found, whoever wrote it last. */
  readonly before: LockFile
  /** The lock as we leave it. */
  readonly after: LockFile
}

/**
 * Where skills lie by all that a lock ever said, less what we took out of it ourselves: another program that installs a
 * skill anew writes its entry without the places that it does not know of.
 */
export function rememberedPlaces(known: PlacesByName, { before, after }: LockChange): PlacesByName {
  const remembered = new Map<string, readonly string[]>()
  for (const [name, { places }] of after.skills) if (places !== undefined) remembered.set(name, places)
  for (const [name, places] of known) {
    const ours = before.skills.get(name)?.places ?? []
    const dropped = places.filter((place) => !ours.includes(place))
    if (dropped.length > 0) remembered.set(name, [...new Set([...(remembered.get(name) ?? []), ...dropped])])
  }
  return remembered
}
