import type { MeaningSum } from './meaning-sum.ts'
import { packVector } from './pack-vector.ts'
import type { WordVectors } from './word-vectors.ts'

/** By loops, where there is no WebAssembly. */
export class PlainMeaningSum implements MeaningSum {
  readonly #words: WordVectors
  readonly #sum: Float32Array

  constructor(words: WordVectors) {
    this.#words = words
    this.#sum = new Float32Array(words.dimensions)
  }

  add(row: number): void {
    this.#words.add(this.#sum, row)
  }

  pack(): Uint8Array {
    const packed = packVector(this.#sum, this.#words.dimensions)
    this.#sum.fill(0)
    return packed
  }
}
