import type { LineModel } from './line-model.ts'
import { packedWeights } from './packed-weights.ts'

const unpacked = new WeakMap<LineModel, Int8Array>()

/** What a model learned that the features of each column speak for, in steps of its scale. */
export function weightsOf(model: LineModel): Int8Array {
  let weights = unpacked.get(model)
  if (weights === undefined) unpacked.set(model, (weights = packedWeights.unpack(model.weights)))
  return weights
}
