import { encodeTextInto } from '../text/encode-text-into.ts'
import { beyondAscii, pieceSigns } from './piece-signs.ts'
import { PieceTable, keySigns, longestKey, notThere } from './piece-table.ts'
import { hashTerm } from './sketch-terms.ts'
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
  /** 16 bits of hash of each term, for sketches. */
  hashes = new Uint16Array(1024)
  /** The numbers that the last `read` gave; valid up to what it returned, until the next one. */
  found = new Uint32Array(1024)
  readonly #numbers = new Map<string, number>()
  readonly #decoder = new TextDecoder()
  /** What pieces give: 0 nothing, above it the number of their one term plus 1, below it their place among `several`. */
  readonly #short = new PieceTable()
  /** The same for pieces that fit no key: long ones, and those with signs beyond ASCII. */
  readonly #long = new Map<string, number>()
  readonly #several: (readonly number[])[] = [[]]
  /** The text that is read, in UTF-8, with a separator behind it. */
  #bytes = new Uint8Array(1 << 14)

  /** The number of a term, the same for the life of this reader. */
  numberOf(term: string): number {
    const known = this.#numbers.get(term)
    if (known !== undefined) return known
    const number = this.terms.push(term) - 1
    if (number === this.hashes.length) {
      const grown = new Uint16Array(number * 2)
      grown.set(this.hashes)
      this.hashes = grown
    }
    this.hashes[number] = hashTerm(term)
    this.#numbers.set(term, number)
    return number
  }

  /** Reads terms of a text into `found`, no more than `limit` of them, and gives how many. Stop words are left out. */
  // In one piece: it runs for each letter of each skill, and a call for each piece of text would cost as much as the rest.
  // oxlint-disable-next-line complexity
  read(text: string, limit = Number.POSITIVE_INFINITY): number {
    // Three bytes a sign at most, and one for the separator.
    if (3 * text.length >= this.#bytes.length) this.#bytes = new Uint8Array(4 * text.length)
    const bytes = this.#bytes
    const length = encodeTextInto(text, bytes)
    bytes[length] = 0
    let count = 0
    for (let at = 0; at < length && count < limit; at += 1) {
      let sign = pieceSigns[bytes[at] ?? 0] ?? 0
      if (sign === 0) continue
      const start = at
      // One number of the key after the other: this runs for each letter of each skill.
      let first = 0
      let second = 0
      let third = 0
      let all = 0
      for (const end = at + keySigns; sign !== 0 && at < end; sign = pieceSigns[bytes[++at] ?? 0] ?? 0) {
        first = (first << 6) | sign
        all |= sign
      }
      for (const end = at + keySigns; sign !== 0 && at < end; sign = pieceSigns[bytes[++at] ?? 0] ?? 0) {
        second = (second << 6) | sign
        all |= sign
      }
      for (const end = at + keySigns; sign !== 0 && at < end; sign = pieceSigns[bytes[++at] ?? 0] ?? 0) {
        third = (third << 6) | sign
        all |= sign
      }
      for (; sign !== 0; sign = pieceSigns[bytes[++at] ?? 0] ?? 0) all |= sign
      const isShort = at - start <= longestKey && all < beyondAscii
      let given = isShort ? this.#short.get(first, second, third) : this.#longPiece(start, at)
      if (given === notThere) given = this.#remember(start, at, [first, second, third])
      if (count + 1 >= this.found.length) this.#widen(1)
      if (given > 0) this.found[count++] = given - 1
      else if (given < 0) count = this.#add(this.#several[-given] ?? [], count)
    }
    return Math.min(count, limit)
  }

  #add(numbers: readonly number[], from: number): number {
    if (from + numbers.length > this.found.length) this.#widen(numbers.length)
    this.found.set(numbers, from)
    return from + numbers.length
  }

  #widen(more: number): void {
    const grown = new Uint32Array(2 * this.found.length + more)
    grown.set(this.found)
    this.found = grown
  }

  #longPiece(start: number, end: number): number {
    const piece = this.#decoder.decode(this.#bytes.subarray(start, end))
    const known = this.#long.get(piece)
    if (known !== undefined) return known
    const given = this.#give(piece)
    if (end - start <= longestPiece && this.#long.size < mostLongPieces) this.#long.set(piece, given)
    return given
  }

  #remember(start: number, end: number, key: readonly [number, number, number]): number {
    const given = this.#give(this.#decoder.decode(this.#bytes.subarray(start, end)))
    if (this.#short.size < mostPieces) this.#short.put(...key, given)
    return given
  }

  #give(piece: string): number {
    const terms = tokenize(piece)
    if (terms.length === 0) return 0
    const numbers = terms.map((term) => this.numberOf(term))
    if (numbers.length === 1) return (numbers[0] ?? 0) + 1
    return 1 - this.#several.push(numbers)
  }
}
