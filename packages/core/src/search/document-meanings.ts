import { ByteWriter } from './byte-writer.ts'
import { DocumentIntroductions, type Introductions } from './document-introductions.ts'
import { packVector } from './pack-vector.ts'
import type { WordVectors } from './word-vectors.ts'

/** Packed vectors one behind the other, see `packVector`, and which table they are of. */
export interface Meanings {
  readonly identity: number
  readonly dimensions: number
  readonly vectors: Uint8Array
  readonly introductions?: Introductions
}

/** How a document introduces itself: the numbers of the terms of its name and description. */
export interface Introduced {
  readonly named: Uint32Array
  readonly described: Uint32Array
  /** Whether that is all of them and nothing else. */
  readonly isWhole: boolean
}

/** What is known of the meaning of one document. */
export interface KnownMeaning {
  readonly vector: Uint8Array | undefined
  readonly introduction: Uint16Array | undefined
}

/** Rows that fit two bytes, one more among them. */
const mostRows = 0xffff

/** What documents mean, one after the other. */
export class DocumentMeanings {
  readonly #words: WordVectors
  readonly #vectors = new ByteWriter()
  readonly #introductions: DocumentIntroductions | undefined
  readonly #sum: Float32Array
  /** Row of each term in the table of words, plus 2; 0 where it was not looked up yet. */
  #rows = new Int32Array(1024)

  constructor(words: WordVectors) {
    this.#words = words
    this.#sum = new Float32Array(words.dimensions)
    this.#introductions = words.size < mostRows ? new DocumentIntroductions() : undefined
  }

  /** Adds the next document; `texts` are all terms. */
  add({ named, described, isWhole }: Introduced, texts: readonly string[]): void {
    const lists = [named, described]
    this.#sum.fill(0)
    for (const terms of lists) {
      for (let at = 0; at < terms.length; at += 1) this.#words.add(this.#sum, this.#rowOf(terms[at] ?? 0, texts))
    }
    this.#vectors.raw(packVector(this.#sum, this.#words.dimensions))
    if (isWhole) this.#introductions?.add(lists, (term) => this.#rowOf(term, texts))
    else this.#introductions?.take(undefined)
  }

  /** The next document is one of which it is known what it means. */
  take({ vector, introduction }: KnownMeaning): void {
    this.#vectors.raw(vector ?? packVector(undefined, this.#words.dimensions))
    this.#introductions?.take(introduction)
  }

  finish(): Meanings {
    const { identity, dimensions } = this.#words
    const introductions = this.#introductions?.finish()
    return { identity, dimensions, vectors: this.#vectors.bytes, ...(introductions && { introductions }) }
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
