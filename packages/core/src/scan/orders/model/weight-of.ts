import { featureColumn } from '../../learned/feature-column.ts'
import { orderModel } from './order-model.ts'
import { packedWeights } from '../../learned/packed-weights.ts'

let weights: Int8Array | undefined

/** What the model learned that a feature speaks for, times `orderModel.scale`. */
export function weightOf(name: string): number {
  weights ??= packedWeights.unpack(orderModel.weights)
  return weights[featureColumn(name)] ?? 0
}
