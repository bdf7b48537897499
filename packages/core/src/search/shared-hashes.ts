/** How many hashes two sketches of `sketchTerms` share. */
export function sharedHashes(left: Uint32Array, right: Uint32Array): number {
  let shared = 0
  for (let a = 0, b = 0; a < left.length && b < right.length;) {
    const [one, other] = [left[a] ?? 0, right[b] ?? 0]
    if (one === other) shared += 1
    if (one <= other) a += 1
    if (other <= one) b += 1
  }
  return shared
}
