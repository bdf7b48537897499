import type { TermList } from './term-list.ts'

/** How many documents have any of the terms: those that were added, and those of the lists that are left. */
export function countMatching(
  scores: Int32Array,
  parts: readonly { readonly list: TermList }[],
  accepted: Uint32Array | undefined,
): number {
  const any = bitsOf(scores)
  for (const { list } of parts) {
    const { bits, starts, lows } = list
    if (bits !== undefined) {
      for (let at = 0; at < any.length; at += 1) any[at] = (any[at] ?? 0) | (bits[at] ?? 0)
      continue
    }
    for (let block = 0; block + 1 < starts.length; block += 1) {
      const end = starts[block + 1] ?? 0
      for (let place = starts[block] ?? 0; place < end; place += 1) {
        const slot = (block << 16) + (lows[place] ?? 0)
        any[slot >>> 5] = (any[slot >>> 5] ?? 0) | (1 << (slot & 31))
      }
    }
  }
  let count = 0
  for (let at = 0; at < any.length; at += 1) count += ones((any[at] ?? 0) & (accepted?.[at] ?? -1))
  return count
}

/** A bit for each score above 0; whose documents are not accepted, there may be any. */
function bitsOf(scores: Int32Array): Uint32Array {
  const bits = new Uint32Array((scores.length + 31) >>> 5)
  for (let slot = 0; slot < scores.length;) {
    const end = Math.min(slot + 32, scores.length)
    let word = 0
    // The sign of the number turned round, put in from above: to ask of each would be a guess each time.
    for (let at = end - 1; at >= slot; at -= 1) word = (word << 1) | ((0 - (scores[at] ?? 0)) >>> 31)
    bits[slot >>> 5] = word
    slot = end
  }
  return bits
}

function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
