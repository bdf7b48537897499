import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { kernelNearness } from './kernel-nearness.ts'
import { packedLength } from './pack-vector.ts'

/** Step by step: the sum in the order of the dimensions, to the last digit. */
function expected(vector: Float32Array, stepAt: (at: number) => number): number {
  let [sum, square] = [0, 0]
  for (const [at, each] of vector.entries()) {
    sum += stepAt(at) * each
    square += stepAt(at) ** 2
  }
  return square === 0 ? 0 : sum / Math.sqrt(square)
}

it('is what a loop over the dimensions gives, of bytes and of halves of bytes', () => {
  const vectors = fc.float32Array({ minLength: 1, maxLength: 140, noNaN: true, min: -1, max: 1 })
  fc.assert(
    fc.property(vectors, fc.int8Array({ minLength: 140, maxLength: 140 }), fc.boolean(), (vector, all, isEmpty) => {
      const steps = isEmpty ? new Int8Array(vector.length) : all.slice(0, vector.length)
      expect(kernelNearness(vector, steps, 'bytes')).toBe(expected(vector, (at) => steps[at] ?? 0))
      const packed = Uint8Array.from(all.slice(0, packedLength(vector.length)))
      const half = (at: number) => (((packed[at >>> 1] ?? 0) >>> ((at & 1) * 4)) << 28) >> 28
      expect(kernelNearness(vector, packed, 'packed')).toBe(expected(vector, half))
    }),
  )
})
