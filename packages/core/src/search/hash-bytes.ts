/** FNV-1a with a last mix, 32 bits: for placing and comparing, no defence against somebody who looks for collisions. */
export function hashBytes(bytes: Uint8Array, seed = 0x811c9dc5): number {
  let hash = seed
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
