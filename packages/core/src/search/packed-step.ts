/** A dimension of a packed vector, see `packVector`: four bits with a sign. */
export function packedStep(packed: Uint8Array, at: number): number {
  return (((packed[at >>> 1] ?? 0) >>> ((at & 1) * 4)) << 28) >> 28
}
