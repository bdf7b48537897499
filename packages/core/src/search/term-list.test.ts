import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fieldsOf, impactOf, nameLengthOf, packFacts } from './pack-facts.ts'
import { TermList } from './term-list.ts'

const facts = fc
  .tuple(fc.integer({ min: 1, max: 255 }), fc.integer({ min: 1, max: 127 }), fc.integer({ min: 1, max: 255 }))
  .map(([impact, fields, name]) => packFacts(impact, fields, name))

it('says of each document what was said to it, and nothing of the others, with codes or without, across blocks', () => {
  const slot = fc.oneof(
    fc.nat(199),
    fc.nat(199).map((each) => 65_500 + each),
    fc.nat(300_000),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(slot, facts)), fc.array(facts, { maxLength: 9 }), (rows, more) => {
      const known = new Map(rows)
      const slots = Uint32Array.from([...known.keys()].toSorted((a, b) => a - b))
      const all = slots.map((each) => known.get(each) ?? 0)
      const table = Uint32Array.from(new Set([...all.filter((_, at) => at % 2 === 0), ...more]))
      const list = TermList.of(slots, all, table)
      expect(list.count).toBe(known.size)
      for (const at of [...slots, ...slots.map((each) => each + 1), 0, 65_536, 400_000]) {
        expect(list.factsAt(at)).toBe(known.get(at) ?? 0)
      }
      expect(list.mostImpact).toBe(Math.max(0, ...Array.from(all, impactOf)))
      expect(list.isInTriggers).toBe(all.some((each) => (fieldsOf(each) & 2) > 0))
      expect(list.isInNames).toBe(all.some((each) => nameLengthOf(each) > 0))
    }),
  )
})
