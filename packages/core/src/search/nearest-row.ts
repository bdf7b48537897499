import { kernelInstance, type KernelExports } from './kernel-instance.ts'
import { kernelLayout } from './kernel-layout.ts'
import { kernelMemory } from './kernel-memory.ts'
import { kernelVector, mostNumbers } from './kernel-vector.ts'
import type { WordVectors } from './word-vectors.ts'

/**
 * How near the nearest of some rows of a table is to a vector, 0 at least. Whoever has the vectors at hand asks at once: by
 * WebAssembly, they lie where lists are taken apart and checksums are made.
 */
export function nearestRow(words: WordVectors, rows: ArrayLike<number>): (vector: Float32Array) => number {
  const kernel = kernelInstance()
  if (kernel === undefined || words.dimensions > mostNumbers) {
    const known = Array.from(rows).filter((row) => row >= 0)
    return (vector) => known.reduce((most, row) => Math.max(most, words.nearness(vector, row)), 0)
  }
  const last = putRows(kernel, words, rows)
  return (vector) => {
    kernelVector(kernel, vector)
    return kernel.nearest(words.dimensions, last)
  }
}

/** Puts the known rows one behind the other; where they end. */
function putRows(kernel: KernelExports, words: WordVectors, rows: ArrayLike<number>): number {
  const memory = kernelMemory(kernel, kernelLayout.free + rows.length * words.dimensions)
  let end = kernelLayout.free
  // By number: in a process that answers once, an iterator makes something for each row.
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? -1
    if (row < 0) continue
    memory.set(words.stepsOf(row), end)
    end += words.dimensions
  }
  return end
}
