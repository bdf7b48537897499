import type { SearchIndex } from './create-search-index.ts'
import type { Scored } from './create-search.ts'
import { sketchLikeness } from './sketch-likeness.ts'

export interface Collapsed {
  /** Best first. */
  readonly hits: readonly Scored[]
  /** By the document of a hit those that are nearly the same, best first; of most hits none. */
  readonly alike: ReadonlyMap<number, readonly number[]>
}

const compared = 50
// Above it are renamed copies, below it skills of one maker for different things.
const sharedTerms = 0.85
// Of two lines that are alike nobody can say that one is a copy.
const fewestTerms = 12

/**
 * Puts near-duplicates behind the best of them, so that ten answers are ten skills. `hits` are best first. A hit that is
 * the query's very name is never hidden behind another.
 */
// Nothing is made for each hit: an engine takes what is made here for long-lived, and it fills the memory of whoever serves.
export function collapseAlike(hits: readonly Scored[], index: SearchIndex): Collapsed {
  const sketchAt = (slot: number): Uint16Array | undefined => {
    const place = index.placeOf(slot)
    return place && index.parts[place.part]?.segment.sketchOf(place.document)
  }
  const kept: Scored[] = []
  const sketches: (Uint16Array | undefined)[] = []
  const alike = new Map<number, number[]>()
  for (const [at, hit] of hits.entries()) {
    const sketch = at < compared ? sketchAt(hit.document) : undefined
    const original =
      sketch === undefined || hit.score > 1
        ? undefined
        : kept[sketches.findIndex((other) => areAlike(other, sketch))]?.document
    if (original === undefined) {
      kept.push(hit)
      sketches.push(sketch)
      continue
    }
    const others = alike.get(original)
    if (others === undefined) alike.set(original, [hit.document])
    else others.push(hit.document)
  }
  return { hits: kept, alike }
}

function areAlike(left: Uint16Array | undefined, right: Uint16Array): boolean {
  if (left === undefined || Math.min(left.length, right.length) < fewestTerms) return false
  return sketchLikeness(left, right, sharedTerms) >= sharedTerms
}
