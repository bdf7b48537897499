const length = 16

/**
 * The sixteen lowest hashes of a set of terms, ascending: two sets that share most terms share most of these (the
 * bottom-k sketch of Broder, 1997). For telling quickly that two documents are not alike.
 */
export function sketchTerms(terms: readonly string[]): Uint32Array {
  const hashes = Uint32Array.from(terms, hashOf)
  return hashes.toSorted().slice(0, length)
}

// FNV-1a with a last mix: the low hashes must not come from short words alone.
function hashOf(term: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < term.length; at += 1) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
