import { hashText } from './hash-text.ts'
import { kernelNearness } from './kernel-nearness.ts'
import { readInto } from './read-into.ts'
import { RowReader } from './row-reader.ts'
import type { ReadPart } from './seal-segment.ts'

/** `MWV1`, little-endian. */
const magic = 0x3156574d
const headLength = 16
const mostDimensions = 1024

/**
 * A table of terms and their vectors: what two texts mean is near where the sums of their terms are. The file begins with
 * four numbers of 32 bits (magic, terms, dimensions, which training it is of), then the hashes of the terms, ascending, then a
 * factor for each, as 32-bit floats, then a vector for each, a signed byte a dimension. The terms themselves are not kept: of
 * ten million other words fewer than a hundred have a hash that is also one of 32,000.
 */
export class WordVectors {
  /** Vectors of tables that differ in it cannot be compared. */
  readonly identity: number
  readonly dimensions: number
  /** How many terms it has. */
  readonly size: number
  readonly #hashes: Uint32Array
  readonly #factors: Float32Array
  /** Of all rows, or where the file is read in parts, of those that were asked for. */
  #vectors: Int8Array
  readonly #read: RowReader | undefined

  private constructor(bytes: Uint8Array, { terms, dimensions, identity }: Head, read?: ReadPart) {
    this.identity = identity
    this.dimensions = dimensions
    this.size = terms
    this.#hashes = new Uint32Array(bytes.buffer, bytes.byteOffset + headLength, terms)
    this.#factors = new Float32Array(bytes.buffer, bytes.byteOffset + headLength + 4 * terms, terms)
    const from = headLength + 8 * terms
    this.#read = read && new RowReader({ from, dimensions, read, terms })
    this.#vectors = this.#read?.vectors ?? new Int8Array(bytes.buffer, bytes.byteOffset + from, terms * dimensions)
  }

  /** The table in a file; `undefined` for anything else, and for one that is cut short. */
  static of(file: Uint8Array): WordVectors | undefined {
    if (file.length < headLength) return undefined
    const bytes = file.byteOffset % 4 === 0 ? file : file.slice()
    const head = headIn(bytes, bytes.length)
    return head && new WordVectors(bytes, head)
  }

  /**
   * The table in a file of `length` bytes of which only the vectors are read that are asked for: for whoever asks for few. A
   * file that became shorter meanwhile throws `DamagedSegment`.
   */
  static inParts(length: number, read: ReadPart): WordVectors | undefined {
    if (length < headLength) return undefined
    const head = headIn(read(0, headLength).slice(), length)
    if (head === undefined) return undefined
    const bytes = new Uint8Array(headLength + 8 * head.terms)
    readInto(bytes, 0, read)
    return new WordVectors(bytes, head, read)
  }

  /** Where the file is read in parts: reads the vectors of these rows together, which is faster than each by itself. */
  prepare(rows: () => readonly ArrayLike<number>[]): void {
    this.#read?.prepare(rows())
  }

  /** What terms mean together, of length 1; `undefined` where none of them is known. */
  meaningOf(terms: readonly string[]): Float32Array | undefined {
    const sum = new Float32Array(this.dimensions)
    for (const term of terms) this.add(sum, this.rowOf(term))
    return unit(sum)
  }

  /** Where a term stands in the table; -1 where it is not known. */
  rowOf(term: string): number {
    const wanted = hashText(term)
    let low = 0
    let high = this.#hashes.length - 1
    while (low <= high) {
      const middle = (low + high) >>> 1
      const found = this.#hashes[middle] ?? 0
      if (found === wanted) return middle
      if (found < wanted) low = middle + 1
      else high = middle - 1
    }
    return -1
  }

  /** Adds the vector of a row to a sum; of -1 nothing. */
  add(sum: Float32Array, row: number): void {
    if (row < 0) return
    let from = this.#placeOf(row)
    const vectors = this.#vectors
    const factor = this.#factors[row] ?? 0
    let at = 0
    // Four at a time: it runs for each word of each description.
    for (const last = sum.length - 3; at < last; at += 4, from += 4) {
      sum[at] = (sum[at] ?? 0) + factor * (vectors[from] ?? 0)
      sum[at + 1] = (sum[at + 1] ?? 0) + factor * (vectors[from + 1] ?? 0)
      sum[at + 2] = (sum[at + 2] ?? 0) + factor * (vectors[from + 2] ?? 0)
      sum[at + 3] = (sum[at + 3] ?? 0) + factor * (vectors[from + 3] ?? 0)
    }
    for (; at < sum.length; at += 1, from += 1) sum[at] = (sum[at] ?? 0) + factor * (vectors[from] ?? 0)
  }

  /** What `add` adds of a row: each step as often as the factor says. */
  vectorOf(row: number): { readonly factor: number; readonly steps: Int8Array } {
    return { factor: this.#factors[row] ?? 0, steps: this.stepsOf(row) }
  }

  /** The vector of a row, without its factor. */
  stepsOf(row: number): Int8Array {
    const from = this.#placeOf(row)
    return this.#vectors.subarray(from, from + this.dimensions)
  }

  /** How near a vector of length 1 and that of a row are in direction: 1 the same, 0 nothing in common. */
  nearness(vector: Float32Array, row: number): number {
    const steps = this.stepsOf(row)
    return kernelNearness(vector, steps, 'bytes') ?? plainNearness(vector, steps)
  }

  /** Where the vector of a row begins in `#vectors`. */
  #placeOf(row: number): number {
    const read = this.#read
    if (read === undefined) return row * this.dimensions
    const place = read.placeOf(row)
    this.#vectors = read.vectors
    return place
  }
}

interface Head {
  readonly terms: number
  readonly dimensions: number
  readonly identity: number
}

function headIn(bytes: Uint8Array, length: number): Head | undefined {
  const [found, terms = 0, dimensions = 0, identity = 0] = new Uint32Array(bytes.buffer, bytes.byteOffset, 4)
  if (found !== magic || dimensions < 1 || dimensions > mostDimensions || identity === 0) return undefined
  return length === headLength + terms * (8 + dimensions) ? { terms, dimensions, identity } : undefined
}

function plainNearness(vector: Float32Array, steps: Int8Array): number {
  let [sum, square] = [0, 0]
  for (let at = 0; at < vector.length; at += 1) {
    const step = steps[at] ?? 0
    sum += step * (vector[at] ?? 0)
    square += step * step
  }
  return square === 0 ? 0 : sum / Math.sqrt(square)
}

/** The direction of a vector; `undefined` where it has none. */
function unit(vector: Float32Array): Float32Array | undefined {
  let square = 0
  for (const each of vector) square += each * each
  if (!(square > 0) || !Number.isFinite(square)) return undefined
  const length = Math.sqrt(square)
  return vector.map((each) => each / length)
}
