import { tokenize } from '../../../search/tokenize.ts'
import type { FrameScene } from '../frames/frame-scene.ts'
import { featureColumn } from './feature-column.ts'
import { orderFeatures } from './order-features.ts'
import { orderModel } from './order-model.ts'
import { packedWeights } from './packed-weights.ts'

export interface SceneScore {
  /** Log-odds, as the model was trained: the thresholds of `orderModel` are on this scale. */
  readonly score: number
  /** Names of the features that spoke for it the most, the heaviest first. */
  readonly reasons: readonly string[]
}

const mostReasons = 3
let weights: Int8Array | undefined

/** How much a scene is like the orders that the model was trained on. */
export function scoreScene(scene: FrameScene): SceneScore {
  weights ??= packedWeights.unpack(orderModel.weights)
  let sum = 0
  const shares: (readonly [name: string, share: number])[] = []
  for (const [name, value] of orderFeatures(scene)) {
    const share = (weights[featureColumn(name)] ?? 0) * value
    sum += share
    if (share > 0) shares.push([name, share])
  }
  const score = orderModel.bias + sum * orderModel.scale
  if (score < orderModel.warn) return { score, reasons: [] }
  const heaviest = shares
    .filter(([name]) => saysSomething(name))
    .toSorted((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1))
  return { score, reasons: heaviest.slice(0, mostReasons).map(([name]) => name) }
}

/** Little words weigh, and tell a person nothing; nor does how much the frames made of it. */
function saysSomething(name: string): boolean {
  if (name.startsWith('f:')) return false
  return !/^[wb]:/.test(name) || tokenize(name.slice(2)).length > 0
}
