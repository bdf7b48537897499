import { DamagedSegment } from './damaged-segment.ts'
import type { ReadPart } from './seal-segment.ts'

/** Fills `bytes` with what a file holds from `offset` on. A file that ends before throws `DamagedSegment`. */
export function readInto(bytes: Uint8Array, offset: number, read: ReadPart): void {
  const given = read(offset, bytes.length, bytes)
  if (given.length !== bytes.length) throw new DamagedSegment()
  if (given.buffer !== bytes.buffer || given.byteOffset !== bytes.byteOffset) bytes.set(given)
}
