import { ByteWriter } from './byte-writer.ts'
import { packVector } from './pack-vector.ts'
import type { WordVectors } from './word-vectors.ts'

/** Packed vectors one behind the other, see `packVector`, and which table they are of. */
export interface Meanings {
  readonly identity: number
  readonly dimensions: number
  readonly vectors: Uint8Array
}

/** What documents mean, one after the other. */
export class DocumentMeanings {
  readonly #words: WordVectors
  readonly #vectors = new ByteWriter()
  readonly #sum: Float32Array
  /** Row of each term in the table of words, plus 2; 0 where it was not looked up yet. */
  #rows = new Int32Array(1024)

  constructor(words: WordVectors) {
    this.#words = words
    this.#sum = new Float32Array(words.dimensions)
  }

  /** The next document is one of so many terms, by their numbers; `texts` are all terms. */
  add(lists: readonly Uint32Array[], texts: readonly string[]): void {
    this.#sum.fill(0)
    for (const terms of lists) {
      for (let at = 0; at < terms.length; at += 1) this.#words.add(this.#sum, this.#rowOf(terms[at] ?? 0, texts))
    }
    this.#vectors.raw(packVector(this.#sum, this.#words.dimensions))
  }

  /** The next document is one of which it is known what it means. */
  take(vector: Uint8Array | undefined): void {
    this.#vectors.raw(vector ?? packVector(undefined, this.#words.dimensions))
  }

  finish(): Meanings {
    const { identity, dimensions } = this.#words
    return { identity, dimensions, vectors: this.#vectors.bytes }
  }

  #rowOf(term: number, texts: readonly string[]): number {
    if (term >= this.#rows.length) {
      const grown = new Int32Array(2 * term)
      grown.set(this.#rows)
      this.#rows = grown
    }
    const known = this.#rows[term] ?? 0
    if (known !== 0) return known - 2
    const row = this.#words.rowOf(texts[term] ?? '')
    this.#rows[term] = row + 2
    return row
  }
}
