/**
 * Where a mark next stands in a text, for whoever asks at places further and further on. Searches each stretch of the
 * text once: asked anew for each line, a mark that never comes costs the whole rest of the text each time.
 */
export class NextPlace {
  readonly #text: string
  readonly #mark: string
  /** What was found, and the place from which on it is the answer. */
  #found: number
  #from: number

  constructor(text: string, mark: string) {
    this.#text = text
    this.#mark = mark
    this.#from = 0
    this.#found = text.indexOf(mark)
  }

  /** 0-based offset of the first mark at `at` or after it; -1 when there is none. */
  next(at: number): number {
    const holds = at >= this.#from && (this.#found === -1 || at <= this.#found)
    if (!holds) {
      this.#from = at
      this.#found = this.#text.indexOf(this.#mark, at)
    }
    return this.#found
  }
}
