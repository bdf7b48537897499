import { largeLibrary } from './large-library.ts'
import { mostIntroduced } from './most-introduced.ts'

/** The words with which documents introduce themselves, as rows of a table of words. */
export interface Introductions {
  /** Where those of each document begin; one more entry than documents. */
  readonly starts: Uint32Array
  /** For each term of name and description, each once, its row plus 1; 0 where the table does not know it. */
  readonly rows: Uint16Array
}

/** Collects them document by document, as many as a library may have in which they are looked at. Rows are below 65,535. */
export class DocumentIntroductions {
  readonly #starts: number[] = [0]
  #rows = new Uint16Array(1024)
  #count = 0
  /** For each term the number of the document, from 1, that met it last. */
  #metBy = new Uint32Array(1024)

  /** The next document has these terms in name and description; `rowOf` gives the row of each, -1 where there is none. */
  add(lists: readonly Uint32Array[], rowOf: (term: number) => number): void {
    const start = this.#count
    if (this.#starts.length <= largeLibrary) for (const terms of lists) this.#addTerms(terms, start, rowOf)
    this.#starts.push(this.#count)
  }

  /** The next document is one of which it is known; without `rows` it is not known of it. */
  take(rows: Uint16Array | undefined): void {
    if (rows !== undefined && this.#starts.length <= largeLibrary) {
      this.#makeRoom(rows.length)
      this.#rows.set(rows, this.#count)
      this.#count += rows.length
    }
    this.#starts.push(this.#count)
  }

  /** `undefined` of more documents than it is ever asked for. */
  finish(): Introductions | undefined {
    if (this.#starts.length - 1 > largeLibrary) return undefined
    return { starts: Uint32Array.from(this.#starts), rows: this.#rows.slice(0, this.#count) }
  }

  #addTerms(terms: Uint32Array, start: number, rowOf: (term: number) => number): void {
    const document = this.#starts.length
    this.#makeRoom(terms.length)
    for (let at = 0; at < terms.length && this.#count - start < mostIntroduced; at += 1) {
      const term = terms[at] ?? 0
      if (term >= this.#metBy.length) this.#widen(term)
      if (this.#metBy[term] === document) continue
      this.#metBy[term] = document
      this.#rows[this.#count++] = rowOf(term) + 1
    }
  }

  #makeRoom(more: number): void {
    if (this.#count + more <= this.#rows.length) return
    const grown = new Uint16Array(2 * (this.#count + more))
    grown.set(this.#rows)
    this.#rows = grown
  }

  #widen(term: number): void {
    const grown = new Uint32Array(2 * term)
    grown.set(this.#metBy)
    this.#metBy = grown
  }
}
