import type { SearchIndex } from './create-search-index.ts'
import type { Scored } from './create-search.ts'
import { sketchLikeness } from './sketch-likeness.ts'

export interface Collapsed extends Scored {
  /** Documents that are nearly the same, best first. */
  readonly alike: readonly number[]
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
export function collapseAlike(hits: readonly Scored[], index: SearchIndex): readonly Collapsed[] {
  const sketchAt = (slot: number): Uint16Array | undefined => {
    const place = index.placeOf(slot)
    return place && index.parts[place.part]?.segment.sketchOf(place.document)
  }
  const kept: (Scored & { readonly alike: number[]; readonly sketch: Uint16Array | undefined })[] = []
  for (const [at, hit] of hits.entries()) {
    const sketch = at < compared ? sketchAt(hit.document) : undefined
    const original =
      sketch === undefined || hit.score > 1 ? undefined : kept.find((other) => areAlike(other.sketch, sketch))
    if (original === undefined) kept.push({ ...hit, alike: [], sketch })
    else original.alike.push(hit.document)
  }
  return kept
}

function areAlike(left: Uint16Array | undefined, right: Uint16Array): boolean {
  if (left === undefined || Math.min(left.length, right.length) < fewestTerms) return false
  return sketchLikeness(left, right, sharedTerms) >= sharedTerms
}
