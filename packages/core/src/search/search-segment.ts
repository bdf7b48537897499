import { decodeText } from '../text/decode-text.ts'
import { encodeText } from '../text/encode-text.ts'
import { checksum } from './checksum.ts'
import { DamagedSegment } from './damaged-segment.ts'
import { hashBytes } from './hash-bytes.ts'
import { shortCodes } from './pack-facts.ts'
import { packedLength } from './pack-vector.ts'
import { sketchLength } from './sketch-terms.ts'
import type { Meanings } from './document-meanings.ts'
import type { DocumentNote, TermRows } from './segment-builder.ts'
import { readList } from './read-list.ts'
import { TermList, type CodedPostings } from './term-list.ts'
import { aligned, blockLength, readSegmentHead, type ReadPart, type SegmentHead } from './seal-segment.ts'

// `core` compiles without the DOM's types; every runtime we support has this class as a global.
declare class TextDecoder {
  decode(bytes: Uint8Array): string
}

const decoder = new TextDecoder()

/** The documents of one term, ascending, and what is known of it in each. */
export interface Postings {
  readonly documents: Uint32Array
  /** See `PostingFacts`. */
  readonly facts: Uint32Array
}

interface TermPlace {
  readonly count: number
  readonly start: number
  readonly length: number
}

const part = {
  codes: 0,
  directory: 1,
  dictionary: 2,
  lists: 3,
  sketches: 4,
  stamps: 5,
  offsets: 6,
  records: 7,
  about: 8,
  meanings: 9,
  introductions: 10,
}
const partNumbers = Object.keys(part).length
/** What a question looks up by document, a few bytes here and there. */
const heldParts: ReadonlySet<number> = new Set([part.meanings, part.sketches, part.offsets, part.introductions])
const sketchWords = sketchLength + 1
/** Blocks that are kept of a file read in parts: 2 MB. */
const mostBlocks = 512
/** Bytes of whole parts that are held of a file read in parts: vectors and sketches of 100,000 documents are 12 MB. */
const mostHeld = 14 << 20
/** A part is held whole once so much of it was read in blocks: not for one question, but for whoever asks many. */
const heldShare = 0.2

/**
 * A part of the documents of an index, numbered from 0. It never changes; it is read in blocks, and no block is believed
 * before its checksum: what is asked of a damaged one throws `DamagedSegment`.
 */
export class SearchSegment {
  readonly identity: string
  readonly size: number
  readonly #head: SegmentHead
  readonly #read: ReadPart
  /** The whole file, where it is in memory. */
  readonly #whole: Uint8Array | undefined
  readonly #checked: Uint8Array
  readonly #blocks = new Map<number, Uint8Array>()
  /** Whole parts of a file read in parts, and how many blocks of each were read so far. */
  readonly #held: (Uint8Array | undefined)[] = []
  readonly #blocksRead = new Uint32Array(partNumbers)
  #heldBytes = 0
  /** The facts of the short codes. */
  #table: Uint32Array | undefined
  #meanings: Pick<Meanings, 'identity' | 'dimensions'> | undefined
  #documents = new Uint32Array(256)
  #codes = new Uint8Array(256)
  /** Where long lists are read to: their bytes are looked at once, and each time others would be left to be collected. */
  #scratch = new Uint8Array(0)
  #facts = new Uint32Array(256)

  private constructor(head: SegmentHead, read: ReadPart, whole: Uint8Array | undefined) {
    this.#head = head
    this.#read = read
    this.#whole = whole
    this.#checked = new Uint8Array(head.sums.length)
    this.identity = head.identity
    this.size = head.size
  }

  /** A segment whose file is in memory; `undefined` when it is none of this version. */
  static of(file: Uint8Array): SearchSegment | undefined {
    const whole = aligned(file)
    const read: ReadPart = (offset, length) => whole.subarray(offset, offset + length)
    const head = readSegmentHead(whole.length, read)
    return head && new SearchSegment(head, read, whole)
  }

  /** A segment that reads of its file only what is asked for. */
  static inParts(length: number, read: ReadPart): SearchSegment | undefined {
    const head = readSegmentHead(length, read)
    return head && new SearchSegment(head, read, undefined)
  }

  /** What the maker said of the whole. */
  about(): unknown {
    return JSON.parse(decodeText(this.#partBytes(part.about)).text)
  }

  /** How many documents have a term. */
  countOf(term: string): number {
    return this.#placeOf(term)?.count ?? 0
  }

  /** The postings of a term. They lie in memory that the next call uses again. */
  postingsOf(term: string): Postings | undefined {
    const place = this.#placeOf(term)
    return place && this.#postings(this.#decode(place))
  }

  /** The same as a list of its own, for an index whose slots are the documents. */
  listOf(term: string): TermList | undefined {
    const place = this.#placeOf(term)
    if (place === undefined) return undefined
    const parts = readList(this.#listBytes(place), { count: place.count, size: this.size, table: this.table() })
    return parts === undefined ? TermList.ofCodes(this.#decode(place)) : new TermList(parts)
  }

  /** The facts of the short codes. */
  table(): Uint32Array {
    return (this.#table ??= this.#wordsOf(part.codes, 0, (this.#head.parts[part.codes]?.length ?? 0) / 4))
  }

  sketchOf(document: number): Uint16Array {
    const bytes = aligned(this.#bytesOf(part.sketches, document * sketchWords * 2, sketchWords * 2))
    const words = new Uint16Array(bytes.buffer, bytes.byteOffset, sketchWords)
    return words.subarray(1, 1 + Math.min(sketchWords - 1, words[0] ?? 0))
  }

  /** Which table of words the vectors of the documents are of; `undefined` where there are none. */
  meanings(): Pick<Meanings, 'identity' | 'dimensions'> | undefined {
    if ((this.#head.parts[part.meanings]?.length ?? 0) === 0) return undefined
    if (this.#meanings === undefined) {
      const [identity = 0, dimensions = 0] = this.#wordsOf(part.meanings, 0, 2)
      this.#meanings = { identity, dimensions }
    }
    return this.#meanings
  }

  /** What a document means, see `packVector`; `undefined` where that is not kept. */
  vectorOf(document: number): Uint8Array | undefined {
    const meanings = this.meanings()
    if (meanings === undefined) return undefined
    const length = packedLength(meanings.dimensions)
    return this.#bytesOf(part.meanings, 8 + document * length, length)
  }

  /**
   * The words of name and description, as rows of the table of words plus 1, 0 for those that it does not know; `undefined`
   * where they are not kept.
   */
  introductionOf(document: number): Uint16Array | undefined {
    if ((this.#head.parts[part.introductions]?.length ?? 0) === 0) return undefined
    const [start = 0, end = 0] = this.#wordsOf(part.introductions, document, 2)
    if (start === end) return undefined
    const from = 4 * (this.size + 1)
    const bytes = aligned(this.#bytesOf(part.introductions, from + 2 * start, 2 * (end - start)))
    return new Uint16Array(bytes.buffer, bytes.byteOffset, end - start)
  }

  noteOf(document: number): DocumentNote {
    const stamp = this.#wordsOf(part.stamps, document * 2, 2)
    return { stamp: [stamp[0] ?? 0, stamp[1] ?? 0], record: this.recordOf(document) }
  }

  /** Two numbers a document, see `DocumentNote`. */
  stamps(): Uint32Array {
    return this.#wordsOf(part.stamps, 0, this.size * 2)
  }

  recordOf(document: number): Uint8Array {
    const [start = 0, end = 0] = this.#wordsOf(part.offsets, document, 2)
    return this.#bytesOf(part.records, start, end - start)
  }

  /** Everything, by document: for making another segment of it. */
  rows(): TermRows {
    const terms: string[] = []
    const starts = new Uint32Array(this.size + 1)
    // Term by term, one behind the other: an array for each of a thousand terms would take longer than to read them.
    let [documents, numbers, unordered] = [new Uint32Array(1024), new Uint32Array(1024), new Uint32Array(1024)]
    let total = 0
    this.#eachTerm((term, place) => {
      const list = this.#postings(this.#decode(place))
      const count = list.documents.length
      if (total + count > documents.length) {
        const length = 2 * (total + count)
        documents = widened(documents, length)
        numbers = widened(numbers, length)
        unordered = widened(unordered, length)
      }
      for (let at = 0; at < count; at += 1) {
        const document = list.documents[at] ?? 0
        starts[document + 1] = (starts[document + 1] ?? 0) + 1
        documents[total + at] = document
        numbers[total + at] = terms.length
        unordered[total + at] = list.facts[at] ?? 0
      }
      total += count
      terms.push(term)
    })
    for (let at = 0; at < this.size; at += 1) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0)
    const next = starts.slice()
    const [termNumbers, facts] = [new Uint32Array(total), new Uint32Array(total)]
    for (let row = 0; row < total; row += 1) {
      const document = documents[row] ?? 0
      const place = next[document] ?? 0
      next[document] = place + 1
      termNumbers[place] = numbers[row] ?? 0
      facts[place] = unordered[row] ?? 0
    }
    return { terms, size: this.size, starts, termNumbers, facts }
  }

  /** Reads all of it, so that damage anywhere is known at once. */
  verify(): void {
    const { firstBlock, sums } = this.#head
    for (let block = 0; block < sums.length; block += 1) this.#bytes(firstBlock + block * blockLength, 1)
  }

  #placeOf(term: string): TermPlace | undefined {
    if (this.#head.terms === 0) return undefined
    const wanted = encodeText(term)
    const bucket = hashBytes(wanted) % this.#head.buckets
    let found: TermPlace | undefined
    this.#eachOfBucket(bucket, (text, place) => {
      if (found === undefined && isSame(text, wanted)) found = place
    })
    return found
  }

  #eachTerm(visit: (term: string, place: TermPlace) => void): void {
    for (let bucket = 0; bucket < this.#head.buckets; bucket += 1) {
      this.#eachOfBucket(bucket, (text, place) => visit(decoder.decode(text), place))
    }
  }

  #eachOfBucket(bucket: number, visit: (text: Uint8Array, place: TermPlace) => void): void {
    const [start = 0, first = 0, end = 0] = this.#wordsOf(part.directory, bucket * 2, 4)
    const bytes = this.#bytesOf(part.dictionary, start, end - start)
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

  #listBytes({ count, start, length }: TermPlace): Uint8Array {
    // Each document has two bytes at least.
    if (count > length) throw new DamagedSegment()
    return this.#bytesOf(part.lists, start, length, true)
  }

  #decode(place: TermPlace): CodedPostings {
    const { count } = place
    const table = this.table()
    const bytes = this.#listBytes(place)
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
    if (document >= this.size) throw new DamagedSegment()
    return { documents, codes, rare: Uint32Array.from(rare), table }
  }

  #postings({ documents, codes, rare, table }: CodedPostings): Postings {
    if (this.#facts.length < codes.length) this.#facts = new Uint32Array(codes.length * 2)
    const facts = this.#facts.subarray(0, codes.length)
    let rarely = 0
    for (let at = 0; at < codes.length; at += 1) {
      const code = codes[at] ?? 0
      facts[at] = (code < shortCodes ? table[code] : rare[rarely++]) ?? 0
    }
    return { documents, facts }
  }

  #partBytes(index: number): Uint8Array {
    return this.#bytesOf(index, 0, this.#head.parts[index]?.length ?? 0)
  }

  #wordsOf(index: number, first: number, count: number): Uint32Array {
    const bytes = aligned(this.#bytesOf(index, first * 4, count * 4))
    return new Uint32Array(bytes.buffer, bytes.byteOffset, count)
  }

  /** `isFleeting`: what is given lies in memory that the next such call uses again. */
  // oxlint-disable-next-line max-params -- It runs for each term and each document that is asked for.
  #bytesOf(index: number, offset: number, length: number, isFleeting = false): Uint8Array {
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

function widened(values: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const wide = new Uint32Array(length)
  wide.set(values)
  return wide
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
