import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RowBlocks } from './row-blocks.ts'

/** Rows of a document, made of how many there are: a few documents have more than the first blocks have room for. */
const document = fc
  .nat({ max: 1500 })
  .map((length) => Array.from({ length }, (_, at): [number, number] => [(at * 7919 + length) & 0xffff, at * length]))

describe('RowBlocks', () => {
  it('gives back all rows in their order, those of a document in one block', () => {
    fc.assert(
      fc.property(fc.array(document, { maxLength: 6 }), fc.boolean(), (documents, isOneByOne) => {
        const rows = new RowBlocks()
        const starts = documents.map((each) => {
          const start = rows.length
          rows.makeRoom(each.length)
          if (isOneByOne) for (const [term, facts] of each) rows.push(term, facts)
          else
            rows.set(
              Uint32Array.from(each, ([term]) => term),
              Uint32Array.from(each, ([, facts]) => facts),
            )
          return start
        })
        const all = documents.flat()
        const { termNumbers, facts } = rows.joined()
        expect(rows.length).toBe(all.length)
        expect([...termNumbers]).toEqual(all.map(([term]) => term))
        expect([...facts]).toEqual(all.map(([, known]) => known))
        const ends = rows.blocks().map((block) => block.first + block.facts.length)
        const split = starts.filter((start, at) =>
          ends.some((end) => start < end && end < start + (documents[at]?.length ?? 0)),
        )
        expect(split).toEqual([])
      }),
      { numRuns: 50 },
    )
  })
})
