import { kernelInstance } from './kernel-instance.ts'
import { kernelLayout } from './kernel-layout.ts'
import { kernelVector, mostNumbers } from './kernel-vector.ts'

/**
 * How near a vector and another one are in direction, the other in a signed byte a dimension, or packed in half of one, see
 * `packVector`; 0 where it has no direction. `undefined` where there is no WebAssembly. The vector must not change.
 */
export function kernelNearness(
  vector: Float32Array,
  steps: Uint8Array | Int8Array,
  kind: 'bytes' | 'packed',
): number | undefined {
  const kernel = kernelInstance()
  if (kernel === undefined || vector.length > mostNumbers) return undefined
  kernelVector(kernel, vector).set(steps, kernelLayout.steps)
  return kind === 'bytes' ? kernel.nearness(vector.length) : kernel.packedNearness(vector.length)
}
