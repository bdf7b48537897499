// Paragraphs as rows of numbers: a column for each hashed feature.
import { featureColumn, modelColumns } from '../../packages/core/dist/scan/learned/feature-column.js'
import { glanceOf } from '../../packages/core/dist/scan/orders/model/glance-of.js'
import { hasSecondSign } from '../../packages/core/dist/scan/orders/model/has-second-sign.js'
import { bidsForget } from '../../packages/core/dist/scan/orders/model/bids-forget.js'
import { isInOtherLanguage } from '../../packages/core/dist/scan/orders/model/is-in-other-language.js'
import { sentenceWords } from '../../packages/core/dist/scan/orders/model/sentence-words.js'
import { orderFeatures } from '../../packages/core/dist/scan/orders/model/order-features.js'
import { wordFeatures } from '../../packages/core/dist/scan/orders/model/word-features.js'

/** Strength of L2 for words and what they make together, and for what the frames know. */
const penaltyOf = { words: 9e-6, frames: 6e-6 }

export class RowTable {
  #starts = [0]
  #columns = []
  #values = []
  /** Of the rows of which somebody will ask for a look. */
  #said = new Map()
  /** The words of each row. */
  #words = []
  #penalties = new Float64Array(modelColumns).fill(penaltyOf.words)

  /** The number of the row that a paragraph got, and what besides its words speaks for it. */
  add(window, said, { isLookedAt = false } = {}) {
    const features = orderFeatures(window, said)
    for (const [name, value] of features) {
      const column = featureColumn(name)
      this.#columns.push(column)
      this.#values.push(value)
      if (/^[cnapfh]:/.test(name)) this.#penalties[column] = penaltyOf.frames
    }
    this.#starts.push(this.#columns.length)
    const row = this.#starts.length - 2
    const sentences = said.map(({ sentence }) => sentence)
    if (isLookedAt) this.#said.set(row, sentences)
    this.#words.push(sentences.map((sentence) => sentenceWords(sentence).join(' ')).join(' | '))
    const isOther = sentences.filter(isInOtherLanguage).length * 2 > sentences.length
    return { row, signs: { isOther, hasSecondSign: hasSecondSign(features, isOther) || bidsForget(window.line) } }
  }

  data() {
    return {
      starts: Int32Array.from(this.#starts),
      columns: Int32Array.from(this.#columns),
      values: Float32Array.from(this.#values),
      penalties: this.#penalties,
      width: modelColumns,
    }
  }

  /** The words of all rows, a line for each. */
  words() {
    return this.#words.map((line) => `${line}\n`).join('')
  }

  /** What the words of a row say at a first look. */
  glance(row, weights) {
    return glanceOf(this.#said.get(row), (word) => weights[featureColumn(`w:${word}`)])
  }

  /** What the words of a row say without those around it. */
  closerLook(row, weights) {
    let sum = 0
    for (const [name, value] of wordFeatures({ own: this.#said.get(row), outside: [] }))
      sum += weights[featureColumn(name)] * value
    return sum
  }
}
