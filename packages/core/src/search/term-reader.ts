import { encodeTextInto } from '../text/encode-text-into.ts'
import { ByteTable } from './byte-table.ts'
import { PieceScanner } from './piece-scanner.ts'
import { PieceTable, keyStride, notThere } from './piece-table.ts'
import { tokenize } from './tokenize.ts'

// `core` compiles without the DOM's types; every runtime we support has this class as a global.
declare class TextDecoder {
  decode(bytes: Uint8Array): string
}

/** Pieces whose terms are remembered, of each kind; published skills of a whole registry have about a million. */
const mostPieces = 1 << 20
const mostLongPieces = 1 << 17
/** Bytes; longer ones are keys or texts without spaces, and hardly come again. */
const longestPiece = 64

/**
 * Reads texts into numbers of terms, each piece of text analysed once: what `tokenize` gives, in a fraction of its time.
 * For weighing thousands of skills.
 */
export class TermReader {
  /** The terms by their numbers. */
  readonly terms: string[] = []
  /** The numbers that the last `read` gave; valid up to what it returned, until the next one. */
  found = new Uint32Array(1024)
  readonly #numbers = new Map<string, number>()
  readonly #decoder = new TextDecoder()
  /** What pieces give: 0 nothing, above it the number of their one term plus 1, below it their place among `several`. */
  readonly #short = new PieceTable()
  /** The same for pieces that fit no key: long ones, and those with signs beyond ASCII. */
  readonly #long = new ByteTable()
  readonly #several: (readonly number[])[] = [[]]
  /** The text that is read, in UTF-8, with a separator behind it. */
  #bytes = new Uint8Array(1 << 14)
  readonly #scanner = new PieceScanner()
  /** What each piece of a scan gives. */
  readonly #given = new Int32Array(this.#scanner.most)

  /** The number of a term, the same for the life of this reader. */
  numberOf(term: string): number {
    const known = this.#numbers.get(term)
    if (known !== undefined) return known
    const number = this.terms.push(term) - 1
    this.#numbers.set(term, number)
    return number
  }

  /** Reads terms of a text into `found`, no more than `limit` of them, and gives how many. Stop words are left out. */
  read(text: string, limit = Number.POSITIVE_INFINITY): number {
    // Three bytes a sign at most, and one for the separator.
    if (3 * text.length >= this.#bytes.length) this.#bytes = new Uint8Array(4 * text.length)
    const bytes = this.#bytes
    const length = encodeTextInto(text, bytes)
    bytes[length] = 0
    const scanner = this.#scanner
    let count = 0
    for (let at = 0; at < length && count < limit;) {
      at = scanner.scan(bytes, at, length)
      this.#short.getAll(scanner.keys, scanner.count, this.#given)
      if (count + scanner.count > this.found.length) this.#widen(scanner.count)
      for (let piece = 0; piece < scanner.count && count < limit; piece += 1) {
        const known = this.#given[piece] ?? 0
        const given = known === notThere ? this.#other(piece) : known
        if (given > 0) this.found[count++] = given - 1
        else if (given < 0) count = this.#add(this.#several[-given] ?? [], count)
      }
    }
    return Math.min(count, limit)
  }

  /** Room for the pieces of a scan is left behind them. */
  #add(numbers: readonly number[], from: number): number {
    const most = numbers.length + this.#scanner.most
    if (from + most > this.found.length) this.#widen(most)
    this.found.set(numbers, from)
    return from + numbers.length
  }

  #widen(more: number): void {
    const grown = new Uint32Array(2 * this.found.length + more)
    grown.set(this.found)
    this.found = grown
  }

  /** What a piece of the last scan gives that was not known then. */
  #other(piece: number): number {
    const { keys, starts, ends } = this.#scanner
    const start = starts[piece] ?? 0
    const end = ends[piece] ?? 0
    const first = keys[keyStride * piece] ?? 0
    if (first === -1) return this.#longPiece(start, end)
    const second = keys[keyStride * piece + 1] ?? 0
    const third = keys[keyStride * piece + 2] ?? 0
    // A piece may come twice in one scan.
    const known = this.#short.get(first, second, third)
    if (known !== notThere) return known
    const given = this.#give(start, end)
    if (this.#short.size < mostPieces) this.#short.put(first, second, third, given)
    return given
  }

  #longPiece(from: number, to: number): number {
    const known = this.#long.get(this.#bytes, from, to)
    if (known !== notThere) return known
    const given = this.#give(from, to)
    if (to - from <= longestPiece && this.#long.size < mostLongPieces) this.#long.put(this.#bytes, { from, to }, given)
    return given
  }

  #give(start: number, end: number): number {
    const terms = tokenize(this.#decoder.decode(this.#bytes.subarray(start, end)))
    if (terms.length === 0) return 0
    const numbers = terms.map((term) => this.numberOf(term))
    if (numbers.length === 1) return (numbers[0] ?? 0) + 1
    return 1 - this.#several.push(numbers)
  }
}
