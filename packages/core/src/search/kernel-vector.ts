import type { KernelExports } from './kernel-instance.ts'
import { kernelLayout } from './kernel-layout.ts'
import { kernelMemory } from './kernel-memory.ts'
import { windowSlots } from './window-slots.ts'

/** Numbers of a vector that there is room for. */
export const mostNumbers = windowSlots / 8

/** What stands in the memory of the kernel: the same vector is compared with many others. */
let known: Float32Array | undefined

/** Puts a vector, which must not change, where the kernel compares others with it; its memory. */
export function kernelVector(kernel: KernelExports, vector: Float32Array): Uint8Array {
  const memory = kernelMemory(kernel, 0)
  if (vector !== known) {
    memory.set(new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength), kernelLayout.vector)
    known = vector
  }
  return memory
}
