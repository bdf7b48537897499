import { decodeText } from '../text/decode-text.ts'
import { collectTermRows } from './collect-term-rows.ts'
import { DamagedSegment } from './damaged-segment.ts'
import type { Meanings } from './document-meanings.ts'
import { packedLength } from './pack-vector.ts'
import { PostingReader, type PostingBytes, type Postings } from './posting-reader.ts'
import { readList } from './read-list.ts'
import { aligned, readSegmentHead, type ReadPart, type SegmentHead } from './seal-segment.ts'
import type { DocumentNote, TermRows } from './segment-builder.ts'
import { SegmentBytes } from './segment-bytes.ts'
import { SegmentDictionary, type TermPlace } from './segment-dictionary.ts'
import { segmentPart } from './segment-part.ts'
import { sketchLength } from './sketch-terms.ts'
import { TermList } from './term-list.ts'

const sketchWords = sketchLength + 1

/**
 * A part of the documents of an index, numbered from 0. It never changes; it is read in blocks, and no block is believed
 * before its checksum: what is asked of a damaged one throws `DamagedSegment`.
 */
export class SearchSegment {
  readonly identity: string
  readonly size: number
  readonly #bytes: SegmentBytes
  readonly #dictionary: SegmentDictionary
  readonly #postings: PostingReader
  /** The facts of the short codes. */
  #table: Uint32Array | undefined
  #meanings: Pick<Meanings, 'identity' | 'dimensions'> | undefined

  private constructor(head: SegmentHead, bytes: SegmentBytes) {
    this.#bytes = bytes
    this.#dictionary = new SegmentDictionary(head, bytes)
    this.#postings = new PostingReader(head.size)
    this.identity = head.identity
    this.size = head.size
  }

  /** A segment whose file is in memory; `undefined` when it is none of this version. */
  static of(file: Uint8Array): SearchSegment | undefined {
    const whole = aligned(file)
    const read: ReadPart = (offset, length) => whole.subarray(offset, offset + length)
    const head = readSegmentHead(whole.length, read)
    return head && new SearchSegment(head, new SegmentBytes(head, read, whole))
  }

  /** A segment that reads of its file only what is asked for. */
  static inParts(length: number, read: ReadPart): SearchSegment | undefined {
    const head = readSegmentHead(length, read)
    return head && new SearchSegment(head, new SegmentBytes(head, read, undefined))
  }

  /** What the maker said of the whole. */
  about(): unknown {
    return JSON.parse(decodeText(this.#bytes.partBytes(segmentPart.about)).text)
  }

  /** How many documents have a term. */
  countOf(term: string): number {
    return this.#dictionary.placeOf(term)?.count ?? 0
  }

  /** The postings of a term. They lie in memory that the next call uses again. */
  postingsOf(term: string): Postings | undefined {
    const place = this.#dictionary.placeOf(term)
    return place && this.#postings.postingsOf(this.#listOf(place))
  }

  /** The same as a list of its own, for an index whose slots are the documents. */
  listOf(term: string): TermList | undefined {
    const place = this.#dictionary.placeOf(term)
    if (place === undefined) return undefined
    const list = this.#listOf(place)
    const parts = readList(list.bytes, { count: list.count, size: this.size, table: list.table })
    return parts === undefined ? TermList.ofCodes(this.#postings.codesOf(list)) : new TermList(parts)
  }

  /** The facts of the short codes. */
  table(): Uint32Array {
    return (this.#table ??= this.#bytes.wordsOf(segmentPart.codes, 0, this.#bytes.lengthOf(segmentPart.codes) / 4))
  }

  /** How many terms name and description have, see `introductionTerms`. */
  introductionLengthOf(document: number): number {
    // It stands where the sketch is, which is read of whatever may be answered.
    return this.#bytes.bytesOf(segmentPart.sketches, document * sketchWords * 2 + 1, 1)[0] ?? 0
  }

  sketchOf(document: number): Uint16Array {
    const bytes = aligned(this.#bytes.bytesOf(segmentPart.sketches, document * sketchWords * 2, sketchWords * 2))
    const words = new Uint16Array(bytes.buffer, bytes.byteOffset, sketchWords)
    return words.subarray(1, 1 + Math.min(sketchWords - 1, (words[0] ?? 0) & 255))
  }

  /** Which table of words the vectors of the documents are of; `undefined` where there are none. */
  meanings(): Pick<Meanings, 'identity' | 'dimensions'> | undefined {
    if (this.#bytes.lengthOf(segmentPart.meanings) === 0) return undefined
    if (this.#meanings === undefined) {
      const [identity = 0, dimensions = 0] = this.#bytes.wordsOf(segmentPart.meanings, 0, 2)
      this.#meanings = { identity, dimensions }
    }
    return this.#meanings
  }

  /** What a document means, see `packVector`; `undefined` where that is not kept. */
  vectorOf(document: number): Uint8Array | undefined {
    const meanings = this.meanings()
    if (meanings === undefined) return undefined
    const length = packedLength(meanings.dimensions)
    return this.#bytes.bytesOf(segmentPart.meanings, 8 + document * length, length)
  }

  /**
   * The words of name and description, as rows of the table of words plus 1, 0 for those that it does not know; `undefined`
   * where they are not kept.
   */
  introductionOf(document: number): Uint16Array | undefined {
    if (this.#bytes.lengthOf(segmentPart.introductions) === 0) return undefined
    const [start = 0, end = 0] = this.#bytes.wordsOf(segmentPart.introductions, document, 2)
    if (start === end) return undefined
    const from = 4 * (this.size + 1)
    const bytes = aligned(this.#bytes.bytesOf(segmentPart.introductions, from + 2 * start, 2 * (end - start)))
    return new Uint16Array(bytes.buffer, bytes.byteOffset, end - start)
  }

  noteOf(document: number): DocumentNote {
    const stamp = this.#bytes.wordsOf(segmentPart.stamps, document * 2, 2)
    return { stamp: [stamp[0] ?? 0, stamp[1] ?? 0], record: this.recordOf(document) }
  }

  /** Two numbers a document, see `DocumentNote`. */
  stamps(): Uint32Array {
    return this.#bytes.wordsOf(segmentPart.stamps, 0, this.size * 2)
  }

  recordOf(document: number): Uint8Array {
    const [start = 0, end = 0] = this.#bytes.wordsOf(segmentPart.offsets, document, 2)
    return this.#bytes.bytesOf(segmentPart.records, start, end - start)
  }

  /** Everything, by document: for making another segment of it. */
  rows(): TermRows {
    return collectTermRows(this.size, (visit) => {
      this.#dictionary.eachTerm((term, place) => visit(term, this.#postings.postingsOf(this.#listOf(place))))
    })
  }

  /** Reads all of it, so that damage anywhere is known at once. */
  verify(): void {
    this.#bytes.verify()
  }

  #listOf({ count, start, length }: TermPlace): PostingBytes {
    // Each document has two bytes at least.
    if (count > length) throw new DamagedSegment()
    return { count, bytes: this.#bytes.bytesOf(segmentPart.lists, start, length, true), table: this.table() }
  }
}
