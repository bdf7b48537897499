import { hashSigns } from './hash-signs.ts'

/** How many hashes a sketch has at most. */
export const sketchLength = 26

/**
 * The lowest hashes of a set of terms, ascending: two sets that share most terms share most of these (the bottom-k sketch
 * of Broder, 1997). For telling whether two documents are copies without keeping their texts. Of two terms with one hash
 * only one counts.
 */
export function sketchTerms(terms: readonly string[]): Uint16Array {
  return lowestHashes(Uint16Array.from(terms, hashTerm))
}

/** The sketch of a set whose hashes are given; puts them in order. */
export function lowestHashes(hashes: Uint16Array): Uint16Array {
  // Of many, what is among the lowest can be told without putting all in order; where it is too few, all are.
  const most = Math.floor((0x10000 * 2 * sketchLength) / Math.max(1, hashes.length))
  if (most > 0xffff) return sketchOf(hashes)
  if (hashes.length > few.length) few = new Uint16Array(2 * hashes.length)
  let count = 0
  for (let at = 0; at < hashes.length; at += 1) {
    const hash = hashes[at] ?? 0
    if (hash < most) few[count++] = hash
  }
  const sketch = sketchOf(few.subarray(0, count))
  return sketch.length === sketchLength ? sketch : sketchOf(hashes)
}

/** Used again by the next set. */
let few = new Uint16Array(1024)

function sketchOf(hashes: Uint16Array): Uint16Array {
  hashes.sort()
  const lowest = new Uint16Array(Math.min(sketchLength, hashes.length))
  let length = 0
  let before = -1
  for (const hash of hashes) {
    if (hash === before) continue
    if (length === sketchLength) break
    lowest[length++] = before = hash
  }
  return lowest.subarray(0, length)
}

/** 16 bits of a hash of a term: the low hashes must not come from short words alone. */
export function hashTerm(term: string): number {
  return hashSigns(term) >>> 16
}
