/** Rows that stand together, each a term by its number and what is known of it. */
export interface RowBlock {
  /** How many rows stand before it. */
  readonly first: number
  readonly termNumbers: Uint32Array
  /** As many. */
  readonly facts: Uint32Array
}

const fewestRows = 1 << 10
const mostRows = 1 << 17

/**
 * Rows one behind the other, in blocks that stay where they are: an array that doubles writes everything three times, and the
 * first time that a page of memory is touched takes longer than to fill it.
 */
export class RowBlocks {
  readonly #full: RowBlock[] = []
  #first = 0
  #termNumbers = new Uint32Array(fewestRows)
  #facts = new Uint32Array(fewestRows)
  #count = 0

  get length(): number {
    return this.#first + this.#count
  }

  /** Room for so many rows, which will stand in one block. */
  makeRoom(rows: number): void {
    if (this.#count + rows <= this.#facts.length) return
    const length = Math.max(rows, Math.min(mostRows, 2 * this.#facts.length))
    if (this.#count > 0) this.#full.push(this.#block())
    this.#first += this.#count
    this.#termNumbers = new Uint32Array(length)
    this.#facts = new Uint32Array(length)
    this.#count = 0
  }

  /** One more, for which there is room. */
  push(term: number, facts: number): void {
    this.#termNumbers[this.#count] = term
    this.#facts[this.#count] = facts
    this.#count += 1
  }

  /** As many more as there are terms, for which there is room. */
  set(terms: Uint32Array, facts: Uint32Array): void {
    this.#termNumbers.set(terms, this.#count)
    this.#facts.set(facts, this.#count)
    this.#count += terms.length
  }

  /** All rows, as views that the next ones leave behind. */
  blocks(): readonly RowBlock[] {
    return [...this.#full, this.#block()]
  }

  /** All rows in one piece. */
  joined(): Pick<RowBlock, 'termNumbers' | 'facts'> {
    const [termNumbers, facts] = [new Uint32Array(this.length), new Uint32Array(this.length)]
    for (const block of this.blocks()) {
      termNumbers.set(block.termNumbers, block.first)
      facts.set(block.facts, block.first)
    }
    return { termNumbers, facts }
  }

  #block(): RowBlock {
    return {
      first: this.#first,
      termNumbers: this.#termNumbers.subarray(0, this.#count),
      facts: this.#facts.subarray(0, this.#count),
    }
  }
}
