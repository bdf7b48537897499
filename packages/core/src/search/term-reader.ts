import { hashTerm } from './sketch-terms.ts'
import { tokenize } from './tokenize.ts'

/** Signs of ASCII that stand between the pieces of `tokenize`: 1; what is beyond ASCII belongs to pieces. */
const separators = Uint8Array.from({ length: 128 }, (_, code) =>
  /[A-Za-z0-9]/.test(String.fromCharCode(code)) ? 0 : 1,
)
/** Pieces whose terms are remembered; published skills of a whole registry have about a million. */
const mostPieces = 1 << 20
/** Longer ones are keys or texts without spaces, and hardly come again. */
const longestPiece = 48
/** Numbers of an entry: hash, where its letters begin, how many, what it gives. */
const stride = 4

/**
 * Reads texts into numbers of terms, each piece of text analysed once: what `tokenize` gives, in a fraction of its time.
 * For weighing thousands of skills. Flat arrays, because a million small objects would take longer to reach than to read.
 */
export class TermReader {
  /** The terms by their numbers. */
  readonly terms: string[] = []
  /** 16 bits of hash of each term, for sketches. */
  hashes = new Uint16Array(1024)
  /** The numbers that the last `read` gave; valid up to what it returned, until the next one. */
  found = new Uint32Array(1024)
  readonly #numbers = new Map<string, number>()
  /** Open addressing; a free entry has no letters. */
  #entries = new Int32Array(stride << 12)
  #letters = new Uint16Array(1 << 14)
  /** The text that is read, with a separator behind it. */
  #codes = new Uint16Array(1 << 13)
  #lettersEnd = 0
  #pieces = 0
  /** What pieces give that have not exactly one term. */
  readonly #several: (readonly number[])[] = [[]]

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
  read(text: string, limit = Number.POSITIVE_INFINITY): number {
    const { length } = text
    if (length >= this.#codes.length) this.#codes = new Uint16Array(2 * length)
    const codes = this.#codes
    // Signs of a text that was cut out of another are reached by a detour; numbers in a row are not.
    for (let at = 0; at < length; at += 1) codes[at] = text.charCodeAt(at)
    codes[length] = 0
    let count = 0
    for (let at = 0; at < length && count < limit; at += 1) {
      let code = codes[at] ?? 0
      if (code < 128 && separators[code] === 1) continue
      const start = at
      let hash = 0x811c9dc5
      do {
        hash = Math.imul(hash ^ code, 0x01000193)
        at += 1
        code = codes[at] ?? 0
      } while (code >= 128 || separators[code] === 0)
      const given = this.#find(text, start, at, hash)
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

  /** What a piece gives: 0 nothing, above it the number of its one term plus 1, below it its place among `several`. */
  #find(text: string, start: number, end: number, hash: number): number {
    const size = end - start
    if (size > longestPiece) return this.#give(text.slice(start, end))
    const entries = this.#entries
    const letters = this.#letters
    const codes = this.#codes
    const mask = entries.length / stride - 1
    // The low bits of the hash depend on the last letters most; the high ones on all.
    let entry = ((hash ^ (hash >>> 15)) & mask) * stride
    for (;;) {
      const length = entries[entry + 2]
      if (length === 0) return this.#remember(text.slice(start, end), hash, entry)
      if (length === size && entries[entry] === hash) {
        const first = entries[entry + 1] ?? 0
        let same = 0
        while (same < size && letters[first + same] === codes[start + same]) same += 1
        if (same === size) return entries[entry + 3] ?? 0
      }
      entry = (entry + stride) & (entries.length - 1)
    }
  }

  #give(piece: string): number {
    const terms = tokenize(piece)
    if (terms.length === 0) return 0
    const numbers = terms.map((term) => this.numberOf(term))
    if (numbers.length === 1) return (numbers[0] ?? 0) + 1
    return 1 - this.#several.push(numbers)
  }

  #remember(piece: string, hash: number, entry: number): number {
    const given = this.#give(piece)
    if (this.#pieces >= mostPieces) return given
    if (this.#lettersEnd + piece.length > this.#letters.length) {
      const grown = new Uint16Array(this.#letters.length * 2)
      grown.set(this.#letters)
      this.#letters = grown
    }
    this.#entries.set([hash, this.#lettersEnd, piece.length, given], entry)
    for (let at = 0; at < piece.length; at += 1) this.#letters[this.#lettersEnd++] = piece.charCodeAt(at)
    this.#pieces += 1
    if (this.#pieces * 2 * stride >= this.#entries.length) this.#grow()
    return given
  }

  #grow(): void {
    const before = this.#entries
    const entries = new Int32Array(before.length * 2)
    const mask = entries.length / stride - 1
    for (let from = 0; from < before.length; from += stride) {
      if (before[from + 2] === 0) continue
      const hash = before[from] ?? 0
      let entry = ((hash ^ (hash >>> 15)) & mask) * stride
      while (entries[entry + 2] !== 0) entry = (entry + stride) & (entries.length - 1)
      entries.set(before.subarray(from, from + stride), entry)
    }
    this.#entries = entries
  }
}
