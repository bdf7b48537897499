import { DamagedSegment } from './damaged-segment.ts'
import { shortCodes } from './pack-facts.ts'
import type { CodedPostings } from './term-list.ts'

/** The documents of one term, ascending, and what is known of it in each. */
export interface Postings {
  readonly documents: Uint32Array
  /** See `PostingFacts`. */
  readonly facts: Uint32Array
}

/** A list of a segment, as its file has it. */
export interface PostingBytes {
  /** How many documents it has. */
  readonly count: number
  readonly bytes: Uint8Array
  /** The facts of the short codes. */
  readonly table: Uint32Array
}

/** Reads the lists of a segment of `size` documents into memory that each next one uses again. */
export class PostingReader {
  readonly #size: number
  #documents = new Uint32Array(256)
  #codes = new Uint8Array(256)
  #facts = new Uint32Array(256)

  constructor(size: number) {
    this.#size = size
  }

  codesOf({ count, bytes, table }: PostingBytes): CodedPostings {
    if (count > this.#documents.length) {
      this.#documents = new Uint32Array(count * 2)
      this.#codes = new Uint8Array(count * 2)
    }
    const documents = this.#documents.subarray(0, count)
    const codes = this.#codes.subarray(0, count)
    const rare: number[] = []
    let document = 0
    for (let each = 0, at = 0; each < count; each += 1) {
      let byte = bytes[at++] ?? 0
      let step = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++] ?? 0
        step |= (byte & 127) << shift
      }
      document += step
      documents[each] = document
      const code = bytes[at++] ?? 0
      codes[each] = code
      if (code < shortCodes) continue
      rare.push((bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16))
      at += 3
    }
    if (document >= this.#size) throw new DamagedSegment()
    return { documents, codes, rare: Uint32Array.from(rare), table }
  }

  postingsOf(list: PostingBytes): Postings {
    const { documents, codes, rare, table } = this.codesOf(list)
    if (this.#facts.length < codes.length) this.#facts = new Uint32Array(codes.length * 2)
    const facts = this.#facts.subarray(0, codes.length)
    let rarely = 0
    for (let at = 0; at < codes.length; at += 1) {
      const code = codes[at] ?? 0
      facts[at] = (code < shortCodes ? table[code] : rare[rarely++]) ?? 0
    }
    return { documents, facts }
  }
}
