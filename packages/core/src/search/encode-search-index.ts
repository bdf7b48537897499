import { encodeText } from '../text/encode-text.ts'
import type { SearchIndex } from './build-search-index.ts'
import { checksum } from './checksum.ts'
import { sketchLength } from './sketch-terms.ts'

/** An index and what it was made of. */
export interface StoredSearch {
  /** What says of each document, in the order of the index, which version of which file it is. */
  readonly keys: readonly string[]
  readonly index: SearchIndex
}

/** Grows whenever the same text would give another index: tokens, weights, or this layout. */
export const searchFormat = 1

export const searchMagic = 0x3158534d
/** Magic, format, checksum of what follows, documents, terms, postings, bytes of keys, bytes of terms. */
export const searchHeadLength = 32

/**
 * One file of an index: a head of eight little-endian 32-bit numbers, keys (JSON), terms (one a line), then offsets,
 * postings and sketches of 32 bits and the columns of one byte, each part padded to four bytes.
 */
export function encodeSearchIndex({ keys, index }: StoredSearch): Uint8Array {
  const keyBytes = encodeText(JSON.stringify(keys))
  const termBytes = encodeText([...index.terms.keys()].join('\n'))
  const parts = [keyBytes, termBytes, bytesOf(index.offsets), bytesOf(index.postings), sketchesOf(index)]
  const columns = [
    Uint8Array.from(index.sketches, ({ length }) => length),
    index.nameLengths,
    index.impacts,
    index.fields,
  ]
  const body = [...parts, ...columns]
  const total = body.reduce((sum, part) => sum + padded(part.length), searchHeadLength)
  const bytes = new Uint8Array(total)
  let at = searchHeadLength
  for (const part of body) {
    bytes.set(part, at)
    at += padded(part.length)
  }
  const head = new Uint32Array(bytes.buffer, 0, searchHeadLength / 4)
  head.set([index.size, index.terms.size, index.postings.length, keyBytes.length, termBytes.length], 3)
  head.set([searchMagic, searchFormat, checksum(bytes.subarray(12))])
  return bytes
}

/** The next multiple of four. */
export function padded(length: number): number {
  return (length + 3) & ~3
}

function bytesOf(values: Uint32Array): Uint8Array {
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
}

function sketchesOf({ size, sketches }: SearchIndex): Uint8Array {
  const all = new Uint32Array(size * sketchLength)
  for (const [document, sketch] of sketches.entries()) all.set(sketch, document * sketchLength)
  return bytesOf(all)
}
