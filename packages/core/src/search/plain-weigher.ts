import type { DocumentWeigher, ReadOptions, SettledDocument } from './document-weigher.ts'
import { splitHeadings } from './split-headings.ts'
import { TermReader } from './term-reader.ts'
import { TermWeights } from './term-weights.ts'
import { tokenize } from './tokenize.ts'

/** Weighs by loops, where there is no WebAssembly. */
export class PlainWeigher implements DocumentWeigher {
  readonly #reader = new TermReader()
  readonly #weights = new TermWeights()
  #found = new Uint32Array(0)

  get terms(): readonly string[] {
    return this.#reader.terms
  }

  numberOf(term: string): number {
    return this.#reader.numberOf(term)
  }

  read(whole: string, { limit, keepStopWords = false, part }: ReadOptions): number {
    const text = part === undefined ? whole : splitHeadings(whole)[part]
    if (keepStopWords) {
      this.#found = Uint32Array.from(tokenize(text, { keepStopWords }).slice(0, limit), (term) => this.numberOf(term))
    } else {
      const count = this.#reader.read(text, limit)
      this.#found = this.#reader.found.subarray(0, count)
    }
    return this.#found.length
  }

  copyFound(terms: Uint32Array, from: number): void {
    terms.set(this.#found, from)
  }

  weigh(field: number, weight: number): number {
    this.#weights.add(this.#found, { field, weight, known: this.#reader.terms.length })
    return this.#weights.count
  }

  settle(nameLength: number): SettledDocument {
    const sketch = this.#weights.settle(this.#reader.terms, nameLength)
    const { terms, facts } = this.#weights
    this.#weights.clear()
    return { terms, facts, sketch }
  }
}
