import { kernelInstance } from './kernel-instance.ts'
import { kernelLayout } from './kernel-layout.ts'
import { kernelMemory } from './kernel-memory.ts'
import { windowSlots } from './window-slots.ts'

/** Numbers of a vector that there is room for. */
const mostNumbers = windowSlots / 8

/** What stands in the memory of the kernel: the same vector is compared with many others. */
let known: Float32Array | undefined

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
  const memory = kernelMemory(kernel, 0)
  if (vector !== known) {
    memory.set(new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength), kernelLayout.vector)
    known = vector
  }
  memory.set(steps, kernelLayout.steps)
  return kind === 'bytes' ? kernel.nearness(vector.length) : kernel.packedNearness(vector.length)
}
