import { kernelNearness } from './kernel-nearness.ts'
import { packedStep } from './packed-step.ts'
import { packedSteps } from './packed-steps.ts'

/** Bytes of a packed vector of so many dimensions. */
export function packedLength(dimensions: number): number {
  return (dimensions + 1) >>> 1
}

/** The direction of a vector in four bits a dimension, two in each byte; all zero where there is none. */
export function packVector(vector: Float32Array | undefined, dimensions: number): Uint8Array {
  const packed = new Uint8Array(packedLength(dimensions))
  if (vector === undefined) return packed
  let most = 0
  for (let at = 0; at < dimensions; at += 1) most = Math.max(most, Math.abs(vector[at] ?? 0))
  for (let at = 0; at < dimensions; at += 1) {
    const step = most === 0 ? 0 : Math.round(((vector[at] ?? 0) / most) * packedSteps)
    packed[at >>> 1] = (packed[at >>> 1] ?? 0) | ((step & 15) << ((at & 1) * 4))
  }
  return packed
}

/** How near a vector of length 1 and a packed one are in direction: 1 the same, 0 nothing in common or no direction. */
export function nearness(vector: Float32Array, packed: Uint8Array): number {
  return kernelNearness(vector, packed, 'packed') ?? plainNearness(vector, packed)
}

function plainNearness(vector: Float32Array, packed: Uint8Array): number {
  let [sum, square] = [0, 0]
  for (let at = 0; at < vector.length; at += 1) {
    const step = packedStep(packed, at)
    sum += step * (vector[at] ?? 0)
    square += step * step
  }
  return square === 0 ? 0 : sum / Math.sqrt(square)
}
