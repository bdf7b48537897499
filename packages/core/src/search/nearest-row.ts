import { kernelInstance, type KernelExports } from './kernel-instance.ts'
import { kernelLayout } from './kernel-layout.ts'
import { kernelMemory } from './kernel-memory.ts'
import { kernelVector, mostNumbers } from './kernel-vector.ts'
import type { WordVectors } from './word-vectors.ts'

/**
 * How near the nearest of some rows of a table is to a vector, 0 at least. Whoever has the vectors at hand asks at once: by
 * WebAssembly, they lie where lists are taken apart and checksums are made.
 */
export function nearestRow(words: WordVectors, rows: readonly number[]): (vector: Float32Array) => number {
  const kernel = kernelInstance()
  if (kernel === undefined || words.dimensions > mostNumbers) {
    return (vector) => rows.reduce((most, row) => (row < 0 ? most : Math.max(most, words.nearness(vector, row))), 0)
  }
  const last = putRows(kernel, words, rows)
  return (vector) => {
    kernelVector(kernel, vector)
    return kernel.nearest(words.dimensions, last)
  }
}

/** Puts the known rows one behind the other; where they end. */
function putRows(kernel: KernelExports, words: WordVectors, rows: readonly number[]): number {
  const memory = kernelMemory(kernel, kernelLayout.free + rows.length * words.dimensions)
  let at = kernelLayout.free
  for (const row of rows) {
    if (row < 0) continue
    memory.set(words.vectorOf(row).steps, at)
    at += words.dimensions
  }
  return at
}
