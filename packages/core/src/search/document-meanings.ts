import { ByteWriter } from './byte-writer.ts'
import { DocumentIntroductions, type Introductions } from './document-introductions.ts'
import { mostIntroduced } from './most-introduced.ts'
import { createMeaningSum } from './create-meaning-sum.ts'
import type { MeaningSum } from './meaning-sum.ts'
import { packVector } from './pack-vector.ts'
import type { WordVectors } from './word-vectors.ts'

/** Packed vectors one behind the other, see `packVector`, and which table they are of. */
export interface Meanings {
  readonly identity: number
  readonly dimensions: number
  readonly vectors: Uint8Array
  readonly introductions?: Introductions
}

/** How a document introduces itself: the numbers of the terms of its name, then those of its description. */
export interface Introduced {
  readonly terms: Uint32Array
  /** How many there are. */
  readonly count: number
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
  readonly #sum: MeaningSum
  /** For each term its row in the table of words, plus 2, 0 where it was not looked up yet; then the last document, from 1, that met it. */
  #known = new Int32Array(2048)
  #documents = 0
  /** Rows of the terms of a document, each once, plus 1. */
  readonly #introduced = new Uint16Array(mostIntroduced)

  constructor(words: WordVectors) {
    this.#words = words
    this.#sum = createMeaningSum(words)
    this.#introductions = words.size < mostRows ? new DocumentIntroductions() : undefined
  }

  /** Adds the next document; `texts` are all terms. */
  add({ terms, count, isWhole }: Introduced, texts: readonly string[]): void {
    this.#documents += 1
    let introduced = 0
    for (let at = 0; at < count; at += 1) {
      const term = terms[at] ?? 0
      const row = this.#rowOf(term, texts)
      this.#sum.add(row)
      if (introduced === mostIntroduced || this.#known[2 * term + 1] === this.#documents) continue
      this.#known[2 * term + 1] = this.#documents
      this.#introduced[introduced++] = row + 1
    }
    this.#vectors.raw(this.#sum.pack())
    this.#introductions?.add(isWhole ? this.#introduced.subarray(0, introduced) : undefined)
  }

  /** The next document is one of which it is known what it means. */
  take({ vector, introduction }: KnownMeaning): void {
    this.#vectors.raw(vector ?? packVector(undefined, this.#words.dimensions))
    this.#introductions?.add(introduction)
  }

  finish(): Meanings {
    const { identity, dimensions } = this.#words
    const introductions = this.#introductions?.finish()
    return { identity, dimensions, vectors: this.#vectors.bytes, ...(introductions && { introductions }) }
  }

  #rowOf(term: number, texts: readonly string[]): number {
    if (2 * term >= this.#known.length) {
      const grown = new Int32Array(4 * term)
      grown.set(this.#known)
      this.#known = grown
    }
    const known = this.#known[2 * term] ?? 0
    if (known !== 0) return known - 2
    const row = this.#words.rowOf(texts[term] ?? '')
    this.#known[2 * term] = row + 2
    return row
  }
}
