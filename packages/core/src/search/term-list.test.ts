import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { packFacts } from './pack-facts.ts'
import { TermList } from './term-list.ts'

const facts = fc
  .tuple(fc.integer({ min: 1, max: 255 }), fc.integer({ min: 1, max: 127 }), fc.integer({ min: 1, max: 255 }))
  .map(([impact, fields, name]) => packFacts(impact, fields, name))

it('says of each document what was said to it, and nothing of the others, few or many', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.array(fc.tuple(fc.nat(199), facts)), (size, rows) => {
      const known = new Map(rows.filter(([slot]) => slot < size))
      const slots = Uint32Array.from([...known.keys()].toSorted((a, b) => a - b))
      const list = new TermList(
        slots,
        slots.map((slot) => known.get(slot) ?? 0),
        size,
      )
      expect(list.count).toBe(known.size)
      for (let slot = 0; slot < size; slot += 1) expect(list.factsAt(slot)).toBe(known.get(slot) ?? 0)
      const bits =
        list.bits && Array.from({ length: size }, (_, slot) => ((list.bits?.[slot >>> 5] ?? 0) >>> (slot & 31)) & 1)
      expect(bits?.flatMap((bit, slot) => (bit === 1 ? [slot] : [])) ?? [...slots]).toEqual([...slots])
    }),
  )
})
