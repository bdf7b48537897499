import type { SearchIndex } from './create-search-index.ts'
import type { Scored } from './create-search.ts'
import { sketchLikeness } from './sketch-likeness.ts'
import { sketchLength } from './sketch-terms.ts'

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
/** Of the lowest hashes of both, so many may be of one alone; so all but as many of the first of each stand among the first of the other. */
const mostMissed = Math.floor((1 - sharedTerms) * sketchLength)
const firstAsked = mostMissed + 3
const firstKept = firstAsked + mostMissed
const noHash = 0x10000
/** The first hashes of the sketches that are kept, used again by the next answer: to look through them is one call. */
const firsts = new Uint32Array(compared * firstKept)
/** How many of the first hashes of a sketch stand among the first of each that is kept. */
const common = new Uint8Array(compared)

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
  firsts.fill(noHash)
  for (const [at, hit] of hits.entries()) {
    const sketch = at < compared ? sketchAt(hit.document) : undefined
    const original = sketch === undefined || hit.score > 1 ? undefined : kept[firstAlike(sketches, sketch)]?.document
    if (original === undefined) {
      if (sketch !== undefined) firsts.set(sketch.subarray(0, firstKept), kept.length * firstKept)
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

/** The first of the kept sketches that one is like, -1 for none. Only those are compared that have enough of the first hashes in common. */
function firstAlike(kept: readonly (Uint16Array | undefined)[], sketch: Uint16Array): number {
  const asked = Math.min(firstAsked, sketch.length)
  common.fill(0)
  for (let at = 0; at < asked; at += 1) {
    const hash = sketch[at] ?? noHash
    for (let place = firsts.indexOf(hash); place >= 0; place = firsts.indexOf(hash, place + 1)) {
      const other = Math.floor(place / firstKept)
      common[other] = (common[other] ?? 0) + 1
    }
  }
  for (let other = 0; other < kept.length; other += 1) {
    if ((common[other] ?? 0) >= asked - mostMissed && areAlike(kept[other], sketch)) return other
  }
  return -1
}

function areAlike(left: Uint16Array | undefined, right: Uint16Array): boolean {
  if (left === undefined || Math.min(left.length, right.length) < fewestTerms) return false
  return sketchLikeness(left, right, sharedTerms) >= sharedTerms
}
