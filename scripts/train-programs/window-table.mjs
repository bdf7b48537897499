// Windows as rows of numbers.
import { lengthOfWindow } from '../../packages/core/dist/scan/learned/length-of-window.js'
import { modelColumns } from '../../packages/core/dist/scan/learned/feature-column.js'

/** Strength of L2. */
const penalty = 8e-7

export class WindowTable {
  #starts = [0]
  #columns = []
  #isOnly = []
  /** Of each row, what it counts for that something stands nowhere else. */
  #beside = []

  /** The number of the row that a window got. */
  add({ columns, near }, known) {
    let only = 0
    for (const column of [...columns].toSorted((left, right) => left - right)) {
      const isOnly = known.isOnlyNear(column, near)
      this.#columns.push(column)
      this.#isOnly.push(isOnly ? 1 : 0)
      only += isOnly ? 1 : 0
    }
    this.#beside.push(known.weightBeside(only))
    this.#starts.push(this.#columns.length)
    return this.#starts.length - 2
  }

  data() {
    const starts = Int32Array.from(this.#starts)
    const values = new Float32Array(this.#columns.length)
    for (let row = 0; row + 1 < starts.length; row += 1)
      values.fill(1 / lengthOfWindow(starts[row + 1] - starts[row]), starts[row], starts[row + 1])
    return {
      starts,
      columns: Int32Array.from(this.#columns),
      isOnly: Uint8Array.from(this.#isOnly),
      beside: Float64Array.from(this.#beside),
      values,
      penalties: new Float64Array(modelColumns).fill(penalty),
      width: modelColumns,
    }
  }
}
