import { largeLibrary } from './large-library.ts'

/** The words with which documents introduce themselves, as rows of a table of words. */
export interface Introductions {
  /** Where those of each document begin; one more entry than documents. */
  readonly starts: Uint32Array
  /** For each term of name and description, each once, its row plus 1; 0 where the table does not know it. */
  readonly rows: Uint16Array
}

/** Collects them document by document, as many as a library may have in which they are looked at. */
export class DocumentIntroductions {
  readonly #starts: number[] = [0]
  #rows = new Uint16Array(1024)
  #count = 0

  /** The next document has these rows, plus 1; without them it is not known of it. */
  add(rows: Uint16Array | undefined): void {
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

  #makeRoom(more: number): void {
    if (this.#count + more <= this.#rows.length) return
    const grown = new Uint16Array(2 * (this.#count + more))
    grown.set(this.#rows)
    this.#rows = grown
  }
}
