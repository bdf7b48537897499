// Paragraphs as rows of numbers: a column for each hashed feature, and, for training alone, one for each dimension of what its words
// mean. A weight of a meaning is shared out over the words in the end, so that the model also knows words that it met in honest
// pages alone.
import { featureColumn, modelColumns } from '../../packages/core/dist/scan/orders/model/feature-column.js'
import { glanceOf } from '../../packages/core/dist/scan/orders/model/glance-of.js'
import { orderFeatures } from '../../packages/core/dist/scan/orders/model/order-features.js'
import { wordFeatures } from '../../packages/core/dist/scan/orders/model/word-features.js'

/** Strength of L2 for words and what they make together, for what the frames know, and for meanings. */
const penaltyOf = { words: 9e-6, frames: 6e-6, meanings: 3e-6 }
/** How much more the meanings of words count in training than the words themselves. */
const meaningScale = 3

export class RowTable {
  #starts = [0]
  #columns = []
  #values = []
  #said = []
  #penalties
  #vectors
  /** Meanings of the words that were met, by their features. */
  meanings = new Map()

  constructor(vectors) {
    this.#vectors = vectors
    this.width = modelColumns + vectors.dimensions
    this.#penalties = new Float64Array(this.width).fill(penaltyOf.words).fill(penaltyOf.meanings, modelColumns)
  }

  /** The number of the row that a paragraph got. */
  add(window, said) {
    const { dimensions } = this.#vectors
    const sum = new Float64Array(dimensions)
    for (const [name, value] of orderFeatures(window, said)) {
      const column = featureColumn(name)
      this.#columns.push(column)
      this.#values.push(value)
      if (/^[cnapfh]:/.test(name)) this.#penalties[column] = penaltyOf.frames
      const meaning = this.#meaningOf(name)
      if (meaning !== undefined) for (let at = 0; at < dimensions; at += 1) sum[at] += value * meaning[at]
    }
    for (let at = 0; at < dimensions; at += 1) {
      this.#columns.push(modelColumns + at)
      this.#values.push(sum[at] * meaningScale)
    }
    this.#starts.push(this.#columns.length)
    this.#said.push(said)
    return this.#said.length - 1
  }

  data() {
    return {
      starts: Int32Array.from(this.#starts),
      columns: Int32Array.from(this.#columns),
      values: Float32Array.from(this.#values),
      penalties: this.#penalties,
      width: this.width,
    }
  }

  /** What the words of a row say at a first look, by weights that have no meanings. */
  glance(row, weights) {
    const weightOf = (word) => weights[featureColumn(`w:${word}`)]
    return glanceOf(
      this.#said[row].map(({ sentence }) => sentence),
      weightOf,
    )
  }

  /** What the words of a row say without those around it, by the same weights. */
  closerLook(row, weights) {
    const own = this.#said[row].map(({ sentence }) => sentence)
    let sum = 0
    for (const [name, value] of wordFeatures({ own, outside: [] })) sum += weights[featureColumn(name)] * value
    return sum
  }

  /** Weights of the columns alone, with what words mean put into the columns of the words. */
  withoutMeanings({ weights }) {
    const folded = Float64Array.from(weights.subarray(0, modelColumns))
    const added = new Map()
    // Commoner words come first, and keep a column that they share with a rarer one.
    for (const [name, meaning] of this.meanings) {
      const column = featureColumn(name)
      if (meaning === undefined || added.has(column)) continue
      let share = 0
      for (let at = 0; at < meaning.length; at += 1) share += meaning[at] * weights[modelColumns + at] * meaningScale
      added.set(column, share)
    }
    for (const [column, share] of added) folded[column] += share
    return folded
  }

  #meaningOf(name) {
    if (!name.startsWith('w:')) return undefined
    if (!this.meanings.has(name)) this.meanings.set(name, readMeaning(this.#vectors, name.slice(2)))
    return this.meanings.get(name)
  }
}

/** The vector of a word, of length about 1; `undefined` for one that the table does not have. */
function readMeaning(vectors, word) {
  const row = vectors.rowOf(word)
  if (row < 0) return undefined
  const sum = new Float32Array(vectors.dimensions)
  vectors.add(sum, row)
  const length = Math.hypot(...sum)
  return length === 0 ? undefined : sum.map((each) => each / length)
}
