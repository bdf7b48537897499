import { checksum } from './checksum.ts'
import { DamagedSegment } from './damaged-segment.ts'
import { aligned, blockLength, type ReadPart, type SegmentHead } from './seal-segment.ts'
import { segmentPart } from './segment-part.ts'

/** What a question looks up by document, a few bytes here and there. */
const heldParts: ReadonlySet<number> = new Set([
  segmentPart.meanings,
  segmentPart.sketches,
  segmentPart.offsets,
  segmentPart.introductions,
])
/** Blocks that are kept of a file read in parts: 2 MB. */
const mostBlocks = 512
/** Bytes of whole parts that are held of a file read in parts: vectors and sketches of 100,000 documents are 12 MB. */
const mostHeld = 14 << 20
/** A part is held whole once so much of it was read in blocks: not for one question, but for whoever asks many. */
const heldShare = 0.2

/**
 * The bytes of a segment's file, by part. They are read in blocks, and no block is believed before its checksum: what is
 * asked of a damaged one throws `DamagedSegment`.
 */
export class SegmentBytes {
  readonly #head: SegmentHead
  readonly #read: ReadPart
  /** The whole file, where it is in memory. */
  readonly #whole: Uint8Array | undefined
  readonly #checked: Uint8Array
  readonly #blocks = new Map<number, Uint8Array>()
  /** Whole parts of a file read in parts, and how many blocks of each were read so far. */
  readonly #held: (Uint8Array | undefined)[] = []
  readonly #blocksRead: Uint32Array
  #heldBytes = 0
  /** Where long lists are read to: their bytes are looked at once, and each time others would be left to be collected. */
  #scratch = new Uint8Array(0)

  constructor(head: SegmentHead, read: ReadPart, whole: Uint8Array | undefined) {
    this.#head = head
    this.#read = read
    this.#whole = whole
    this.#checked = new Uint8Array(head.sums.length)
    this.#blocksRead = new Uint32Array(head.parts.length)
  }

  /** Reads all of it, so that damage anywhere is known at once. */
  verify(): void {
    const { firstBlock, sums } = this.#head
    for (let block = 0; block < sums.length; block += 1) this.#bytes(firstBlock + block * blockLength, 1)
  }

  lengthOf(index: number): number {
    return this.#head.parts[index]?.length ?? 0
  }

  partBytes(index: number): Uint8Array {
    return this.bytesOf(index, 0, this.lengthOf(index))
  }

  wordsOf(index: number, first: number, count: number): Uint32Array {
    const bytes = aligned(this.bytesOf(index, first * 4, count * 4))
    return new Uint32Array(bytes.buffer, bytes.byteOffset, count)
  }

  /** `isFleeting`: what is given lies in memory that the next such call uses again. */
  // oxlint-disable-next-line max-params -- It runs for each term and each document that is asked for.
  bytesOf(index: number, offset: number, length: number, isFleeting = false): Uint8Array {
    const place = this.#head.parts[index]
    if (place === undefined || offset < 0 || length < 0 || offset + length > place.length) throw new DamagedSegment()
    if (this.#whole === undefined && heldParts.has(index)) {
      const held = this.#held[index] ?? this.#hold(index, place)
      if (held !== undefined) return held.subarray(offset, offset + length)
    }
    return this.#bytes(place.start + offset, length, isFleeting)
  }

  /** Reads a part whole, if enough of it was asked for; `undefined` where blocks do. */
  #hold(index: number, { start, length }: { readonly start: number; readonly length: number }): Uint8Array | undefined {
    const read = this.#blocksRead[index] ?? 0
    this.#blocksRead[index] = read + 1
    if (read * blockLength < heldShare * length || this.#heldBytes + length > mostHeld) return undefined
    this.#heldBytes += length
    return (this.#held[index] = this.#bytes(start, length))
  }

  /** Bytes of the file whose blocks are as they were written. */
  #bytes(start: number, length: number, isFleeting = false): Uint8Array {
    if (length === 0) return new Uint8Array(0)
    const { firstBlock } = this.#head
    const from = Math.floor((start - firstBlock) / blockLength)
    const to = Math.floor((start + length - 1 - firstBlock) / blockLength)
    if (this.#whole !== undefined) {
      for (let block = from; block <= to; block += 1) if (this.#checked[block] === 0) this.#check(block, this.#whole, 0)
      return this.#whole.subarray(start, start + length)
    }
    const origin = firstBlock + from * blockLength
    const bytes = from === to ? this.#blockAt(from) : this.#blocksOf(from, to, isFleeting)
    return bytes.subarray(start - origin, start - origin + length)
  }

  #blockAt(block: number): Uint8Array {
    const known = this.#blocks.get(block)
    if (known !== undefined) return known
    const bytes = this.#blocksOf(block, block)
    const [oldest] = this.#blocks.keys()
    if (this.#blocks.size >= mostBlocks && oldest !== undefined) this.#blocks.delete(oldest)
    this.#blocks.set(block, bytes)
    return bytes
  }

  #blocksOf(from: number, to: number, isFleeting = false): Uint8Array {
    const start = this.#head.firstBlock + from * blockLength
    const length = (to - from + 1) * blockLength
    if (isFleeting && length > this.#scratch.length) this.#scratch = new Uint8Array(2 * length)
    const bytes = aligned(this.#read(start, length, isFleeting ? this.#scratch : undefined))
    for (let block = from; block <= to; block += 1) this.#check(block, bytes, start)
    return bytes
  }

  /** `bytes` begin at `start` of the file. */
  #check(block: number, bytes: Uint8Array, start: number): void {
    const at = this.#head.firstBlock + block * blockLength - start
    const content = bytes.subarray(at, at + blockLength)
    if (content.length === 0 || content.length % 4 !== 0 || checksum(content) !== this.#head.sums[block]) {
      throw new DamagedSegment()
    }
    this.#checked[block] = 1
  }
}
