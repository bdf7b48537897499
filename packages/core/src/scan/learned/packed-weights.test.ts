import { array, assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { packedWeights } from './packed-weights.ts'

it('WUN-103: gives back every step it can hold, as signs that a string needs no escape for', () => {
  assert(
    property(array(integer({ min: -42, max: 42 }), { maxLength: 300 }), (steps) => {
      const text = packedWeights.pack(
        Float64Array.from(steps, (step) => step * 0.25),
        0.25,
      )
      expect(text).toMatch(/^[(-[\]-}]*$/)
      expect([...packedWeights.unpack(text)]).toEqual(steps.map((step) => step + 0))
    }),
  )
})

it.each([
  [9999, 42],
  [-9999, -42],
  [0.1, 0],
])('takes %d for the step %d', (weight, step) => {
  expect([...packedWeights.unpack(packedWeights.pack(Float64Array.of(weight), 1))]).toEqual([step])
})
