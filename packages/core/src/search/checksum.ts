import { kernelInstance } from './kernel-instance.ts'
import { kernelLayout } from './kernel-layout.ts'
import { kernelMemory } from './kernel-memory.ts'

const { free } = kernelLayout

/**
 * A 32-bit checksum over whole words, for noticing a damaged file; no defence against somebody who means to deceive. The
 * length of `bytes` and where they begin are multiples of four.
 */
export function checksum(bytes: Uint8Array): number {
  // A process that answers one question sums up some hundred blocks, which takes longer than the rest before it is compiled.
  const kernel = kernelInstance()
  if (kernel === undefined) return plainChecksum(bytes)
  kernelMemory(kernel, free + bytes.length).set(bytes, free)
  return kernel.checksum(free, free + bytes.length) >>> 0
}

/** By a loop. */
export function plainChecksum(bytes: Uint8Array): number {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >>> 2)
  let sum = 0x9e3779b9
  for (let at = 0; at < words.length; at += 1) {
    sum = Math.imul(sum ^ (words[at] ?? 0), 0x85ebca6b)
    sum ^= sum >>> 15
  }
  return sum >>> 0
}
