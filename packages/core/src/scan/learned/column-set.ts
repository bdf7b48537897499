import { modelColumns } from './feature-column.ts'

/** Room for the columns of a few lines; doubled when more come. */
const firstRoom = 1024

/**
 * Columns of a model, each once, in the order in which they come first: a set of numbers below a small bound, without its cost. One that
 * is used again and again makes nothing but what it gives.
 */
export class ColumnSet {
  /** Of each column the number of the set that saw it last. */
  readonly #seen = new Uint32Array(modelColumns)
  #columns = new Int32Array(firstRoom)
  #count = 0
  #turn = 1

  add(column: number): void {
    if (this.#seen[column] === this.#turn) return
    this.#seen[column] = this.#turn
    if (this.#count === this.#columns.length) {
      const larger = new Int32Array(this.#count * 2)
      larger.set(this.#columns)
      this.#columns = larger
    }
    this.#columns[this.#count] = column
    this.#count += 1
  }

  addAll(columns: ArrayLike<number>): void {
    for (let at = 0; at < columns.length; at += 1) this.add(columns[at] ?? 0)
  }

  /** What came since it was asked last. */
  take(): Int32Array {
    const taken = this.#columns.slice(0, this.#count)
    this.#count = 0
    this.#turn += 1
    if (this.#turn > 0xffffffff) {
      this.#seen.fill(0)
      this.#turn = 1
    }
    return taken
  }
}
