import { sketchLength } from './sketch-terms.ts'

/**
 * Which part of all their terms two sets share, 0 to 1, from their sketches: exact for sets that fit into one, an estimate
 * beyond.
 */
export function sketchLikeness(left: Uint16Array, right: Uint16Array): number {
  let shared = 0
  let seen = 0
  for (let a = 0, b = 0; seen < sketchLength && (a < left.length || b < right.length); seen += 1) {
    const one = left[a] ?? Number.POSITIVE_INFINITY
    const other = right[b] ?? Number.POSITIVE_INFINITY
    if (one === other) shared += 1
    if (one <= other) a += 1
    if (other <= one) b += 1
  }
  return seen === 0 ? 0 : shared / seen
}
