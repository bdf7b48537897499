import type { ListingRow } from './listing-row.ts'

/** Finds rows by name when they are asked for in order: one step per row, without an index of thousands. */
export class RowCursor {
  readonly #rows: readonly ListingRow[]
  #next = 0

  constructor(rows: readonly ListingRow[]) {
    this.#rows = rows
  }

  find(name: string): ListingRow | undefined {
    for (; this.#next < this.#rows.length; this.#next += 1) {
      const row = this.#rows[this.#next]
      if (row === undefined || row[0] > name) return undefined
      if (row[0] === name) return row
    }
    return undefined
  }
}
