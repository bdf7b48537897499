import { createSearchIndex, type SearchIndex, type SearchSegment } from '@metier/core'

/** Where the documents of a small segment stand among those of a large one, and which of the large one are gone. */
export interface ChangePlaces {
  /** Documents of the base that are not of the index, ascending. */
  readonly removed: readonly number[]
  /** Slot of each document of the changes, ascending. */
  readonly places: readonly number[]
}

/** The index of a base and what has changed since: the documents of the base that are left fill the other slots in order. */
export function combineSegments(
  base: SearchSegment,
  changes: SearchSegment | undefined,
  { removed, places }: ChangePlaces,
): SearchIndex {
  if (removed.length === 0 && places.length === 0) return createSearchIndex([{ segment: base }])
  const slots = new Int32Array(base.size)
  // All three go along together: each is ascending.
  let [slot, gone, taken] = [0, 0, 0]
  for (let document = 0; document < base.size; document += 1) {
    if (removed[gone] === document) {
      gone += 1
      slots[document] = -1
      continue
    }
    for (; places[taken] === slot; taken += 1) slot += 1
    slots[document] = slot
    slot += 1
  }
  const rest = changes === undefined ? [] : [{ segment: changes, slots: Int32Array.from(places) }]
  return createSearchIndex([{ segment: base, slots }, ...rest])
}
