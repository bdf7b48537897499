import { encodeTextInto } from '../text/encode-text-into.ts'
import { byteHeadings, type FindByte } from './byte-headings.ts'
import { ByteTable } from './byte-table.ts'
import type { DocumentWeigher, ReadOptions, SettledDocument } from './document-weigher.ts'
import type { InstanceMemory } from './instantiate-wasm.ts'
import { PieceTerms } from './piece-terms.ts'
import { pieceSigns } from './piece-signs.ts'
import { notThere } from './piece-table.ts'
import { WasmMemory } from './wasm-memory.ts'
import { weighingLayout } from './weighing-layout.ts'

/** What `weighingModule` gives. */
export interface WeighingExports {
  readonly read: (...places: number[]) => number
  readonly weigh: (...places: number[]) => number
  readonly settle: (...places: number[]) => void
  readonly rehash: (...places: number[]) => void
  readonly find: FindByte
  readonly memory: InstanceMemory
}

/** Pieces that are remembered, of each kind; published skills of a whole registry have about half a million. */
const mostPieces = 1 << 20
const mostLongPieces = 1 << 17
/** Bytes; longer ones are keys or texts without spaces, and hardly come again. */
const longestPiece = 64
/** Signs behind a text that belong to no piece: sixteen bytes are looked at together. */
const behind = 17

const { masks, said, sketch, place: placeLength, entry: entryLength } = weighingLayout
const { givenInText, givenInName, row: rowLength } = weighingLayout

/** Where something stands in the memory, and for how much there is room. */
interface Region {
  start: number
  length: number
}

/** What is read, and how many terms were found. */
interface Reading {
  readonly limit: number
  readonly keepStopWords: boolean
  count: number
}

/** Weighs in WebAssembly: a piece of text that was met before is cut out, looked up and counted there. */
export class KernelWeigher implements DocumentWeigher {
  readonly #kernel: WeighingExports
  readonly #memory: WasmMemory
  readonly #pieces = new PieceTerms()
  /** What pieces give that fit no entry: long ones, and those with signs beyond ASCII. */
  readonly #longInText = new ByteTable()
  readonly #longInName = new ByteTable()
  /** The text that is read, in UTF-8, and room behind it. */
  readonly #text: Region
  #textView: Uint8Array = new Uint8Array(0)
  #written: string | undefined
  /** Where the text ends, and where its headings begin and end once that was asked for. */
  #end = 0
  readonly #lines: number[] = []
  #hasHeadings = false
  /** Terms that the last `read` gave. */
  readonly #found: Region
  #foundCount = 0
  /** Terms of the document, and what is known of each; there is room for as many. */
  readonly #met: Region
  #facts: number
  #metCount = 0
  /** A row for each term. */
  readonly #rows: Region
  /** Places of pieces; their number is a power of two. */
  readonly #places: Region
  /** Entries of pieces, and room for one more. */
  readonly #entries: Region
  #entryCount = 0

  constructor(kernel: WeighingExports) {
    const memory = new WasmMemory(kernel.memory, weighingLayout.free)
    const region = (length: number, each: number): Region => ({ start: memory.reserve(length * each), length })
    this.#kernel = kernel
    this.#memory = memory
    this.#text = region(1 << 14, 1)
    this.#found = region(1 << 11, 4)
    this.#met = region(1 << 11, 4)
    this.#facts = memory.reserve(4 << 11)
    this.#rows = region(1 << 10, rowLength)
    this.#places = region(1 << 11, placeLength)
    this.#entries = region(1 << 10, entryLength)
    for (let length = 1; length < 16; length += 1) memory.bytes.fill(255, masks + 16 * length, masks + 17 * length)
  }

  get terms(): readonly string[] {
    return this.#pieces.terms
  }

  numberOf(term: string): number {
    return this.#pieces.numberOf(term)
  }

  read(text: string, { limit = 2 ** 32 - 1, keepStopWords = false, part }: ReadOptions): number {
    if (text !== this.#written) this.#write(text)
    const reading: Reading = { limit, keepStopWords, count: 0 }
    const { start } = this.#text
    if (part === undefined) this.#readPart(start, this.#end, reading)
    else if (part === 'headings') {
      const lines = this.#headings()
      for (let at = 0; at < lines.length; at += 2) this.#readPart(lines[at] ?? 0, lines[at + 1] ?? 0, reading)
    } else {
      const lines = this.#headings()
      let from = start
      for (let at = 0; at < lines.length; at += 2) {
        this.#readPart(from, lines[at] ?? 0, reading)
        from = lines[at + 1] ?? 0
      }
      this.#readPart(from, this.#end, reading)
    }
    this.#foundCount = Math.min(reading.count, limit)
    return this.#foundCount
  }

  copyFound(terms: Uint32Array, from: number): void {
    const { numbers } = this.#memory
    const first = this.#found.start >>> 2
    // One by one: of a few that is faster than to make a view of them.
    for (let at = 0; at < this.#foundCount; at += 1) terms[from + at] = numbers[first + at] ?? 0
  }

  weigh(field: number, weight: number): number {
    const room = this.#metCount + this.#foundCount
    if (room > this.#met.length) this.#meetMore(2 * room)
    const [found, count, rows] = [this.#found.start, this.#foundCount, this.#rows.start]
    this.#metCount = this.#kernel.weigh(found, count, field, rows, this.#met.start, this.#metCount, weight)
    return this.#metCount
  }

  settle(nameLength: number): SettledDocument {
    const count = this.#metCount
    this.#metCount = 0
    this.#kernel.settle(this.#met.start, count, this.#rows.start, this.#facts, nameLength)
    const memory = this.#memory
    const kept = (memory.numbers[sketch >>> 2] ?? 0) & 0xffff
    return {
      terms: numbersAt(memory, this.#met.start, count),
      facts: numbersAt(memory, this.#facts, count),
      sketch: new Uint16Array(memory.bytes.buffer, sketch + 2, kept),
    }
  }

  /** Reads what stands between two places, behind which there is no more of a piece. */
  #readPart(from: number, end: number, reading: Reading): void {
    const { limit, keepStopWords } = reading
    const given = keepStopWords ? givenInName : givenInText
    let at = from
    let { count } = reading
    while (at < end && count < limit) {
      // What gives nothing is written behind the last one.
      const most = Math.min(limit, this.#found.length - 1)
      at = this.#read({ at, end, count, most, given })
      count = this.#memory.numbers[said >>> 2] ?? 0
      if (at >= end || count >= limit) break
      if (count >= most) this.#findMore(count + 1)
      else {
        const piece = at
        at = this.#endOf(at)
        count = this.#add(this.#other(piece, at, keepStopWords), count)
      }
    }
    reading.count = count
  }

  #read(from: { at: number; end: number; count: number; most: number; given: number }): number {
    const { at, end, count, most, given } = from
    const { start, length } = this.#places
    const [entries, known, found] = [this.#entries.start, this.#entryCount, this.#found.start]
    return this.#kernel.read(at, end, count, most, given, start, length - 1, entries, known, found)
  }

  /** Puts a text into the memory. */
  #write(text: string): void {
    // Three bytes a sign at most.
    const most = 3 * text.length + behind
    if (most > this.#text.length) {
      this.#text.length = 2 * most
      this.#text.start = this.#memory.reserve(2 * most)
    }
    const { bytes } = this.#memory
    const { start, length } = this.#text
    const view = this.#textView
    const isSame = view.buffer === bytes.buffer && view.byteOffset === start
    const into = isSame ? view : (this.#textView = bytes.subarray(start, start + length - behind))
    this.#end = start + encodeTextInto(text, into)
    bytes.fill(0, this.#end, this.#end + behind)
    this.#written = text
    this.#hasHeadings = false
  }

  /** Where each heading of the text begins and ends. */
  #headings(): readonly number[] {
    if (!this.#hasHeadings) {
      byteHeadings(
        this.#memory.bytes,
        { start: this.#text.start, end: this.#end, find: this.#kernel.find },
        this.#lines,
      )
      this.#hasHeadings = true
    }
    return this.#lines
  }

  #endOf(piece: number): number {
    const { bytes } = this.#memory
    let at = piece
    while (pieceSigns[bytes[at] ?? 0] !== 0) at += 1
    return at
  }

  /** What the piece gives that `read` stopped at. */
  #other(from: number, to: number, keepStopWords: boolean): number {
    const entry = this.#memory.numbers[(said >>> 2) + 1] ?? 0
    if (entry === 0) return this.#longPiece(from, to, keepStopWords)
    const [own, others] = keepStopWords ? [givenInName, givenInText] : [givenInText, givenInName]
    const known = this.#numberAt(entry + own)
    if (known !== notThere) return known
    const isNew = this.#numberAt(entry + others) === notThere
    const given = this.#give(from, to, keepStopWords)
    this.#memory.numbers[(entry + own) >>> 2] = given
    if (isNew) this.#keepEntry()
    return given
  }

  #numberAt(place: number): number {
    return (this.#memory.numbers[place >>> 2] ?? 0) | 0
  }

  #longPiece(from: number, to: number, keepStopWords: boolean): number {
    const long = keepStopWords ? this.#longInName : this.#longInText
    const known = long.get(this.#memory.bytes, from, to)
    if (known !== notThere) return known
    const given = this.#give(from, to, keepStopWords)
    if (to - from <= longestPiece && long.size < mostLongPieces) long.put(this.#memory.bytes, { from, to }, given)
    return given
  }

  #give(from: number, to: number, keepStopWords: boolean): number {
    const given = this.#pieces.give(this.#memory.bytes.subarray(from, to), { keepStopWords })
    if (given > 0) this.#makeRow(given - 1)
    else if (given < 0) for (const term of this.#pieces.several(given)) this.#makeRow(term)
    return given
  }

  /** Makes room for what a term weighs, and tells its hash. */
  #makeRow(term: number): void {
    const rows = this.#rows
    if (term >= rows.length) {
      rows.start = this.#memory.moved(rows.start, rowLength * rows.length, 2 * rowLength * term)
      rows.length = 2 * term
    }
    const place = (rows.start + rowLength * term + 12) >>> 2
    if (this.#memory.numbers[place] === 0) this.#memory.numbers[place] = (this.#pieces.hashOf(term) >>> 16) + 1
  }

  /** Counts the entry that was made, or takes it away where there are enough. */
  #keepEntry(): void {
    if (this.#entryCount === mostPieces) {
      // The last one that was made: no other was put behind it.
      this.#memory.numbers[(this.#memory.numbers[(said >>> 2) + 2] ?? 0) >>> 2] = 0
      return
    }
    this.#entryCount += 1
    const entries = this.#entries
    if (this.#entryCount < entries.length) return
    entries.start = this.#memory.moved(entries.start, entryLength * entries.length, 2 * entryLength * entries.length)
    entries.length *= 2
    const places = this.#places
    places.length *= 2
    places.start = this.#memory.reserve(placeLength * places.length)
    this.#kernel.rehash(entries.start, this.#entryCount, places.start, places.length - 1)
  }

  /** Puts what a piece gives behind the terms that were found. */
  #add(given: number, count: number): number {
    if (given === 0) return count
    const numbers = given > 0 ? [given - 1] : this.#pieces.several(given)
    if (count + numbers.length >= this.#found.length) this.#findMore(count + numbers.length)
    this.#memory.numbers.set(numbers, (this.#found.start >>> 2) + count)
    return count + numbers.length
  }

  #findMore(count: number): void {
    const found = this.#found
    found.start = this.#memory.moved(found.start, 4 * found.length, 8 * count)
    found.length = 2 * count
  }

  #meetMore(count: number): void {
    const met = this.#met
    met.start = this.#memory.moved(met.start, 4 * met.length, 4 * count)
    met.length = count
    this.#facts = this.#memory.reserve(4 * count)
  }
}

function numbersAt({ numbers }: WasmMemory, place: number, count: number): Uint32Array {
  return numbers.subarray(place >>> 2, (place >>> 2) + count)
}
