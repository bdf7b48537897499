import type { LineModel } from './line-model.ts'
import { packedWeights } from './packed-weights.ts'

const unpacked = new WeakMap<LineModel, Int8Array>()

/** What a model learned that the features of a column speak for. */
export function weightOfColumn(model: LineModel, column: number): number {
  let weights = unpacked.get(model)
  if (weights === undefined) unpacked.set(model, (weights = packedWeights.unpack(model.weights)))
  return (weights[column] ?? 0) * model.scale
}
