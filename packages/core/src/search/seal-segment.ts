import { checksum } from './checksum.ts'

/** Grows whenever the same text would give another index: tokens, weights, or this layout. */
const segmentFormat = 9

const magic = 0x3258534d
/** Parts of a segment, in their order in the file. */
const partCount = 11
const fixedWords = 7
/** Magic, format, checksum of the rest of the head, length of the file, documents, terms, buckets, then where each part begins and its length. */
const headLength = 4 * (fixedWords + 2 * partCount)
/** What is read and checked at once: small enough to read one term, large enough that the sums are few. */
export const blockLength = 4096

export interface SegmentCounts {
  readonly size: number
  readonly terms: number
  readonly buckets: number
}

export interface SegmentHead extends SegmentCounts {
  /** Where each part begins in the file and how long it is. */
  readonly parts: readonly { readonly start: number; readonly length: number }[]
  /** Where the first block begins; blocks go to the end of the file. */
  readonly firstBlock: number
  /** A checksum for each block. */
  readonly sums: Uint32Array
  /** The same for two files only if they are the same, as far as checksums go. */
  readonly identity: string
}

/**
 * Reads a part of a file: exactly `length` bytes from `offset`, or fewer where the file ends. Into the beginning of `into`,
 * where that is given and it likes to: it has room for them.
 */
export type ReadPart = (offset: number, length: number, into?: Uint8Array) => Uint8Array

/** Puts parts into a file: head, checksums of the blocks behind them, the parts, each from a multiple of four. */
export function sealSegment({ size, terms, buckets }: SegmentCounts, parts: readonly Uint8Array[]): Uint8Array {
  const content = parts.reduce((sum, part) => sum + padded(part.length), 0)
  const blocks = Math.ceil(content / blockLength)
  const firstBlock = headLength + 4 * blocks
  const bytes = new Uint8Array(firstBlock + content)
  const words = new Uint32Array(bytes.buffer)
  words.set([magic, segmentFormat, 0, bytes.length, size, terms, buckets])
  let at = firstBlock
  for (const [index, part] of parts.entries()) {
    bytes.set(part, at)
    words.set([at, part.length], fixedWords + 2 * index)
    at += padded(part.length)
  }
  for (let block = 0; block < blocks; block += 1) {
    const start = firstBlock + block * blockLength
    words[headLength / 4 + block] = checksum(bytes.subarray(start, start + blockLength))
  }
  words[2] = checksum(bytes.subarray(12, firstBlock))
  return bytes
}

/**
 * Reads the head of a segment of `length` bytes. `undefined` for anything else: another format, a file cut short, a bit
 * turned over.
 */
export function readSegmentHead(length: number, read: ReadPart): SegmentHead | undefined {
  if (length < headLength || length % 4 !== 0) return undefined
  const fixed = wordsOf(read(0, headLength))
  const [theMagic, format, sum = 0, total, size = 0, terms = 0, buckets = 0] = fixed
  if (theMagic !== magic || format !== segmentFormat || total !== length) return undefined
  const parts = Array.from({ length: partCount }, (_, index) => ({
    start: fixed[fixedWords + 2 * index] ?? 0,
    length: fixed[fixedWords + 2 * index + 1] ?? 0,
  }))
  const firstBlock = parts[0]?.start ?? 0
  if (firstBlock < headLength || firstBlock > length || firstBlock % 4 !== 0) return undefined
  const head = read(0, firstBlock)
  if (head.length !== firstBlock || checksum(aligned(head).subarray(12)) !== sum) return undefined
  const sums = wordsOf(head.subarray(headLength))
  if (sums.length !== Math.ceil((length - firstBlock) / blockLength)) return undefined
  return { size, terms, buckets, parts, firstBlock, sums, identity: `${sum.toString(16)}-${length.toString(16)}` }
}

function padded(length: number): number {
  return (length + 3) & ~3
}

/** The same bytes from a multiple of four on, where words can be read. */
export function aligned(bytes: Uint8Array): Uint8Array {
  return bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
}

function wordsOf(bytes: Uint8Array): Uint32Array {
  const whole = aligned(bytes)
  return new Uint32Array(whole.buffer, whole.byteOffset, whole.byteLength >>> 2)
}
