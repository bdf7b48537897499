// Windows as rows of numbers.
import { lengthOfWindow } from '../../packages/core/dist/scan/learned/length-of-window.js'
import { modelColumns } from '../../packages/core/dist/scan/learned/feature-column.js'
import { GrowingArray } from './growing-array.mjs'

/** Strength of L2. */
const penalty = 8e-7

export class WindowTable {
  #starts = new GrowingArray(Int32Array)
  #columns = new GrowingArray(Int32Array)
  #isOnly = new GrowingArray(Uint8Array)
  /** Of each row, what it counts for that something stands nowhere else. */
  #beside = new GrowingArray(Float64Array)

  constructor() {
    this.#starts.push(0)
  }

  /** The number of the row that a window got. */
  add({ columns, near }, known) {
    let only = 0
    for (const column of columns.toSorted()) {
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
    const starts = this.#starts.all
    const values = new Float32Array(this.#columns.length)
    for (let row = 0; row + 1 < starts.length; row += 1)
      values.fill(1 / lengthOfWindow(starts[row + 1] - starts[row]), starts[row], starts[row + 1])
    return {
      starts,
      columns: this.#columns.all,
      isOnly: this.#isOnly.all,
      beside: this.#beside.all,
      values,
      penalties: new Float64Array(modelColumns).fill(penalty),
      width: modelColumns,
    }
  }
}
