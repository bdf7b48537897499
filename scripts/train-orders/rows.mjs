// Scenes as rows of numbers: a column for each hashed feature, and, for training alone, one for each dimension of what its words
// mean. A weight of a meaning is shared out over the words in the end, so that the model also knows words it never met.
import { featureColumn, modelColumns } from '../../packages/core/dist/scan/orders/model/feature-column.js'

/** Strength of L2 for words and pairs, for what the frames know, and for meanings. */
const penaltyOf = { words: 3e-4, frames: 2e-4, meanings: 3e-6 }

export function rowsOf(bags, vectors) {
  const meanings = new Map()
  const { dimensions } = vectors
  const meaningOf = (name) => {
    if (!name.startsWith('w:')) return undefined
    if (!meanings.has(name)) meanings.set(name, readMeaning(vectors, name.slice(2)))
    return meanings.get(name)
  }
  const starts = [0]
  const columns = []
  const values = []
  const bagOfRow = []
  const width = modelColumns + dimensions
  const penalties = new Float64Array(width).fill(penaltyOf.words).fill(penaltyOf.meanings, modelColumns)
  for (const [number, bag] of bags.entries()) {
    bag.rows = []
    for (const { features } of bag.scenes) {
      bag.rows.push(bagOfRow.length)
      bagOfRow.push(number)
      const sum = new Float64Array(dimensions)
      for (const [name, value] of features) {
        columns.push(featureColumn(name))
        values.push(value)
        if (!/^[wb]:/.test(name)) penalties[featureColumn(name)] = penaltyOf.frames
        const meaning = meaningOf(name)
        if (meaning !== undefined) for (let at = 0; at < dimensions; at += 1) sum[at] += value * meaning[at]
      }
      for (let at = 0; at < dimensions; at += 1) {
        columns.push(modelColumns + at)
        values.push(sum[at])
      }
      starts.push(columns.length)
    }
  }
  const data = { starts: Int32Array.from(starts), columns: Int32Array.from(columns), values: Float32Array.from(values) }
  return { data, bagOfRow, width, penalties, meanings }
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

/** Weights of the columns alone, with what words mean put into the columns of the words. */
export function withoutMeanings({ weights }, meanings) {
  const folded = Float64Array.from(weights.subarray(0, modelColumns))
  const added = new Map()
  // Commoner words come first, and keep a column that they share with a rarer one.
  for (const [name, meaning] of meanings) {
    const column = featureColumn(name)
    if (meaning === undefined || added.has(column)) continue
    let share = 0
    for (let at = 0; at < meaning.length; at += 1) share += meaning[at] * weights[modelColumns + at]
    added.set(column, share)
  }
  for (const [column, share] of added) folded[column] += share
  return folded
}
