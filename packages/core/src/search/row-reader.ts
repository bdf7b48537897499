import { readInto } from './read-into.ts'
import type { ReadPart } from './seal-segment.ts'

export interface RowReaderOptions {
  /** Where the vectors begin in the file. */
  readonly from: number
  readonly dimensions: number
  /** How many vectors there are. */
  readonly terms: number
  readonly read: ReadPart
}

/** From so many rows on most pieces of the table have one: all of it is read then, a piece after the other. */
const manyRows = 48
/** Bytes of a piece: memory that was written to before takes a read faster than memory that nobody has touched yet. */
const pieceLength = 65_536

/** Reads the vectors of some rows of a table of words, each once, and keeps them one behind the other. */
export class RowReader {
  /** What was read so far. Another one each time that there was no room left. */
  vectors: Int8Array
  readonly #options: RowReaderOptions
  /** For each row how many had been read when it was, it with them; 0 for those that were not. */
  readonly #numbers: Int32Array
  #count = 0

  constructor(options: RowReaderOptions) {
    this.#options = options
    this.vectors = new Int8Array(manyRows * options.dimensions)
    this.#numbers = new Int32Array(options.terms)
  }

  /** Where the vector of a row begins in `vectors`. */
  placeOf(row: number): number {
    const { from, dimensions, read } = this.#options
    const known = this.#numbers[row] ?? 0
    if (known > 0) return (known - 1) * dimensions
    const place = this.#makeRoom(1)
    const { buffer, byteOffset } = this.vectors
    readInto(new Uint8Array(buffer, byteOffset + place, dimensions), from + row * dimensions, read)
    this.#numbers[row] = this.#count += 1
    return place
  }

  /** Reads these together; what is no row of the table is left out. */
  // By number: in a process that answers once, an iterator makes something for each row.
  prepare(lists: readonly ArrayLike<number>[]): void {
    const wanted = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0))
    let count = 0
    for (const rows of lists) {
      for (let at = 0; at < rows.length; at += 1) {
        const row = rows[at] ?? -1
        if (this.#numbers[row] === 0) wanted[count++] = row
      }
    }
    if (count < manyRows) return
    this.#makeRoom(count)
    this.#readAll(wanted.subarray(0, count).toSorted())
  }

  /** Of rows in ascending order. */
  #readAll(rows: Int32Array): void {
    const { from, dimensions, read, terms } = this.#options
    const rowsOfPiece = Math.ceil(pieceLength / dimensions)
    const piece = new Uint8Array(rowsOfPiece * dimensions)
    const steps = new Int8Array(piece.buffer)
    let [first, end] = [0, 0]
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index] ?? 0
      if (this.#numbers[row] !== 0) continue
      if (row >= end) {
        ;[first, end] = [row, Math.min(row + rowsOfPiece, terms)]
        readInto(piece.subarray(0, (end - first) * dimensions), from + first * dimensions, read)
      }
      const at = (row - first) * dimensions
      this.vectors.set(steps.subarray(at, at + dimensions), this.#count * dimensions)
      this.#numbers[row] = this.#count += 1
    }
  }

  /** Where the next vector begins, with room for as many as are told. */
  #makeRoom(more: number): number {
    const { dimensions } = this.#options
    const place = this.#count * dimensions
    const needed = place + more * dimensions
    if (needed > this.vectors.length) {
      const grown = new Int8Array(2 * needed)
      grown.set(this.vectors)
      this.vectors = grown
    }
    return place
  }
}
