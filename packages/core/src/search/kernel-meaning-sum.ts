import type { InstanceMemory } from './instantiate-wasm.ts'
import { meaningLayout } from './meaning-layout.ts'
import type { MeaningSum } from './meaning-sum.ts'
import { packedLength } from './pack-vector.ts'
import { WasmMemory } from './wasm-memory.ts'
import type { WordVectors } from './word-vectors.ts'

/** What `meaningModule` gives. */
export interface MeaningExports {
  readonly add: (count: number, vectors: number, factors: number, length: number) => void
  readonly pack: (length: number) => void
  readonly memory: InstanceMemory
}

const { packed, sum, rows, mostRows, free } = meaningLayout

/** Sums up in WebAssembly, four numbers at a time. */
export class KernelMeaningSum implements MeaningSum {
  readonly #kernel: MeaningExports
  readonly #words: WordVectors
  readonly #memory: WasmMemory
  /** Bytes of a vector, of which four are added at once. */
  readonly #length: number
  /** Where vectors and factors of all rows are; what stands there is copied when it is first needed. */
  readonly #vectors: number
  readonly #factors: number
  readonly #isCopied: Uint8Array
  readonly #singles: Float32Array
  readonly #packed: Uint8Array
  /** Rows that wait to be added. */
  #waiting = 0

  constructor(kernel: MeaningExports, words: WordVectors) {
    const memory = new WasmMemory(kernel.memory, free)
    this.#kernel = kernel
    this.#words = words
    this.#memory = memory
    this.#length = (words.dimensions + 3) & ~3
    this.#vectors = memory.reserve(words.size * this.#length)
    this.#factors = memory.reserve(words.size * 4)
    this.#isCopied = new Uint8Array(words.size)
    this.#singles = new Float32Array(memory.bytes.buffer)
    this.#packed = memory.bytes.subarray(packed, packed + packedLength(words.dimensions))
  }

  add(row: number): void {
    if (row < 0) return
    if (this.#isCopied[row] === 0) this.#copy(row)
    if (this.#waiting === mostRows) this.#addWaiting()
    this.#memory.numbers[(rows >>> 2) + this.#waiting] = row
    this.#waiting += 1
  }

  pack(): Uint8Array {
    this.#addWaiting()
    this.#kernel.pack(this.#length)
    this.#singles.fill(0, sum >>> 2, (sum >>> 2) + this.#length)
    return this.#packed
  }

  #copy(row: number): void {
    this.#isCopied[row] = 1
    const { factor, steps } = this.#words.vectorOf(row)
    this.#singles[(this.#factors >>> 2) + row] = factor
    this.#memory.bytes.set(steps, this.#vectors + row * this.#length)
  }

  #addWaiting(): void {
    this.#kernel.add(this.#waiting, this.#vectors, this.#factors, this.#length)
    this.#waiting = 0
  }
}
