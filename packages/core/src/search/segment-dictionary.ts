import { encodeText } from '../text/encode-text.ts'
import { hashBytes } from './hash-bytes.ts'
import type { SegmentHead } from './seal-segment.ts'
import type { SegmentBytes } from './segment-bytes.ts'
import { segmentPart } from './segment-part.ts'

// `core` compiles without the DOM's types; every runtime we support has this class as a global.
declare class TextDecoder {
  decode(bytes: Uint8Array): string
}

const decoder = new TextDecoder()

/** How many documents have a term, and where their list lies among the lists. */
export interface TermPlace {
  readonly count: number
  readonly start: number
  readonly length: number
}

/** The terms of a segment, by the hash of each, and where their lists are. */
export class SegmentDictionary {
  readonly #head: SegmentHead
  readonly #bytes: SegmentBytes

  constructor(head: SegmentHead, bytes: SegmentBytes) {
    this.#head = head
    this.#bytes = bytes
  }

  placeOf(term: string): TermPlace | undefined {
    if (this.#head.terms === 0) return undefined
    const wanted = encodeText(term)
    const bucket = hashBytes(wanted) % this.#head.buckets
    let found: TermPlace | undefined
    this.#eachOfBucket(bucket, (text, place) => {
      if (found === undefined && isSame(text, wanted)) found = place
    })
    return found
  }

  eachTerm(visit: (term: string, place: TermPlace) => void): void {
    for (let bucket = 0; bucket < this.#head.buckets; bucket += 1) {
      this.#eachOfBucket(bucket, (text, place) => visit(decoder.decode(text), place))
    }
  }

  #eachOfBucket(bucket: number, visit: (text: Uint8Array, place: TermPlace) => void): void {
    const [start = 0, first = 0, end = 0] = this.#bytes.wordsOf(segmentPart.directory, bucket * 2, 4)
    const bytes = this.#bytes.bytesOf(segmentPart.dictionary, start, end - start)
    let list = first
    for (let at = 0; at < bytes.length;) {
      const length = bytes[at] ?? 0
      const text = bytes.subarray(at + 1, at + 1 + length)
      const count = readVarint(bytes, at + 1 + length)
      const listLength = readVarint(bytes, count.next)
      visit(text, { count: count.value, start: list, length: listLength.value })
      list += listLength.value
      at = listLength.next
    }
  }
}

function isSame(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, at) => byte === right[at])
}

function readVarint(bytes: Uint8Array, from: number): { readonly value: number; readonly next: number } {
  let value = 0
  let at = from
  for (let shift = 0; shift < 35; shift += 7) {
    const byte = bytes[at++] ?? 0
    value |= (byte & 127) << shift
    if (byte < 128) break
  }
  return { value: value >>> 0, next: at }
}
