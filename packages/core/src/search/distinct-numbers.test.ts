import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { DistinctNumbers } from './distinct-numbers.ts'

it('counts each number of a list once, whatever other lists had', () => {
  const list = fc.array(fc.oneof(fc.nat(5), fc.nat(100_000)), { maxLength: 12 })
  fc.assert(
    fc.property(fc.array(list, { maxLength: 5 }), (lists) => {
      const distinct = new DistinctNumbers()
      for (const numbers of lists) {
        // What lies behind the list in the same memory is none of it.
        const memory = Uint32Array.from([...numbers, 7])
        expect(distinct.count(memory, numbers.length)).toBe(new Set(numbers).size)
      }
    }),
  )
})
