/** FNV-1a with a last mix, 32 bits: for placing and comparing, no defence against somebody who looks for collisions. */
export function hashBytes(bytes: Uint8Array): number {
  return hashPart(bytes, 0, bytes.length)
}

/** The same of the bytes from one place to another. */
export function hashPart(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
