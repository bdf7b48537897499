import { encodeTextInto } from '../text/encode-text-into.ts'
import { ByteTable } from './byte-table.ts'
import { PieceScanner } from './piece-scanner.ts'
import { PieceTerms } from './piece-terms.ts'
import { PieceTable, keyStride, notThere } from './piece-table.ts'

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
  /** The numbers that the last `read` gave; valid up to what it returned, until the next one. */
  found = new Uint32Array(1024)
  readonly #terms = new PieceTerms()
  /** What pieces give, see `PieceTerms`. */
  readonly #short = new PieceTable()
  /** The same for pieces that fit no key: long ones, and those with signs beyond ASCII. */
  readonly #long = new ByteTable()
  /** The text that is read, in UTF-8, with a separator behind it. */
  #bytes = new Uint8Array(1 << 14)
  readonly #scanner = new PieceScanner()
  /** What each piece of a scan gives. */
  readonly #given = new Int32Array(this.#scanner.most)

  /** The terms by their numbers. */
  get terms(): readonly string[] {
    return this.#terms.terms
  }

  /** The number of a term, the same for the life of this reader. */
  numberOf(term: string): number {
    return this.#terms.numberOf(term)
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
        else if (given < 0) count = this.#add(this.#terms.several(given), count)
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
    const given = this.#terms.give(this.#bytes.subarray(start, end))
    if (this.#short.size < mostPieces) this.#short.put(first, second, third, given)
    return given
  }

  #longPiece(from: number, to: number): number {
    const known = this.#long.get(this.#bytes, from, to)
    if (known !== notThere) return known
    const given = this.#terms.give(this.#bytes.subarray(from, to))
    if (to - from <= longestPiece && this.#long.size < mostLongPieces) this.#long.put(this.#bytes, { from, to }, given)
    return given
  }
}
