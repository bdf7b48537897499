/** Sums up what the words of a document mean. */
export interface MeaningSum {
  /** Adds the vector of a row in the table of words; of -1 nothing. */
  add(row: number): void
  /** The sum as `packVector` packs it, valid until the next; the sum begins anew. */
  pack(): Uint8Array
}
