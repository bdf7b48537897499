import { sketchLength } from './sketch-terms.ts'

/**
 * Which part of all their terms two sets share, 0 to 1, from their sketches: exact for sets that fit into one, an estimate
 * beyond. Where it cannot reach `least` it is 0, which most pairs show after a few steps.
 */
export function sketchLikeness(left: Uint16Array, right: Uint16Array, least = 0): number {
  const length = Math.min(sketchLength, left.length + right.length)
  const mostMissed = (1 - least) * length
  let shared = 0
  let seen = 0
  for (let a = 0, b = 0; seen < sketchLength && (a < left.length || b < right.length); seen += 1) {
    const one = left[a] ?? 0x10000
    const other = right[b] ?? 0x10000
    if (one === other) shared += 1
    else if (seen - shared >= mostMissed) return 0
    if (one <= other) a += 1
    if (other <= one) b += 1
  }
  return seen === 0 ? 0 : shared / seen
}
