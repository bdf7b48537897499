/** How many hashes a sketch has at most. */
export const sketchLength = 32

/**
 * The lowest hashes of a set of terms, ascending: two sets that share most terms share most of these (the bottom-k sketch
 * of Broder, 1997). For telling whether two documents are copies without keeping their texts.
 */
export function sketchTerms(terms: readonly string[]): Uint32Array {
  return Uint32Array.from(terms, hashOf).toSorted().slice(0, sketchLength)
}

// FNV-1a with a last mix: the low hashes must not come from short words alone.
function hashOf(term: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < term.length; at += 1) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
