import { expect, it } from 'vitest'
import { packedStep } from './packed-step.ts'
import { packVector } from './pack-vector.ts'

it('reads what was packed, of either sign and of an odd number of dimensions', () => {
  const packed = packVector(Float32Array.of(-1, 1, 0, -3 / 7, 2 / 7), 5)
  expect(Array.from({ length: 5 }, (_, at) => packedStep(packed, at))).toEqual([-7, 7, 0, -3, 2])
})

it('is nothing behind the end', () => {
  expect(packedStep(Uint8Array.of(0xff), 2)).toBe(0)
})
