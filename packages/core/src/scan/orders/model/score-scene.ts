import { tokenize } from '../../../search/tokenize.ts'
import type { FrameScene } from '../frames/frame-scene.ts'
import { featureColumn } from './feature-column.ts'
import { orderFeatures, type OrderFeatures } from './order-features.ts'
import { orderModel } from './order-model.ts'
import { packedWeights } from './packed-weights.ts'
import { wordFeatures } from './word-features.ts'

export interface SceneScore {
  /** Log-odds, as the model was trained: the thresholds of `orderModel` are on this scale. */
  readonly score: number
  /** Names of the features that spoke for it the most, the heaviest first. */
  readonly reasons: readonly string[]
}

const mostReasons = 3
/**
 * Words that say so little of an order, on the same scale, are not made up for by anything else: no attack that the model
 * raises in labelled skills and in our tables lies below, and of honest sentences nine in ten do.
 */
const hopeless = -3.5
let weights: Int8Array | undefined

/** How much a scene is like the orders that the model was trained on. */
export function scoreScene(scene: FrameScene): SceneScore {
  const words = wordFeatures(scene)
  const ofWords = orderModel.bias + sumOf(words) * orderModel.scale
  if (ofWords < hopeless) return { score: ofWords, reasons: [] }
  const features = orderFeatures(scene, words)
  const score = orderModel.bias + sumOf(features) * orderModel.scale
  if (score < orderModel.warn) return { score, reasons: [] }
  const heaviest = [...features]
    .map(([name, value]) => [name, weightOf(name) * value] as const)
    .filter(([name, share]) => share > 0 && saysSomething(name))
    .toSorted((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1))
  return { score, reasons: heaviest.slice(0, mostReasons).map(([name]) => name) }
}

function sumOf(features: OrderFeatures): number {
  let sum = 0
  for (const [name, value] of features) sum += weightOf(name) * value
  return sum
}

function weightOf(name: string): number {
  weights ??= packedWeights.unpack(orderModel.weights)
  return weights[featureColumn(name)] ?? 0
}

/** Little words weigh, and tell a person nothing; nor does how much the frames made of it. */
function saysSomething(name: string): boolean {
  if (name.startsWith('f:')) return false
  return !/^[wb]:/.test(name) || tokenize(name.slice(2)).length > 0
}
