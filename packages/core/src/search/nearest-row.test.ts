import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { nearestRow } from './nearest-row.ts'
import { wordTable } from './word-table.case.ts'
import { WordVectors } from './word-vectors.ts'

const dimensions = 12
const numbers = fc.int8Array({ minLength: dimensions, maxLength: dimensions })
const vectors = fc.float32Array({ minLength: dimensions, maxLength: dimensions, noNaN: true, min: -1, max: 1 })

it('is what comparing with row after row gives, to the last digit; an unknown row is near to nothing', () => {
  fc.assert(
    fc.property(
      fc.array(numbers, { minLength: 1, maxLength: 6 }),
      fc.array(fc.integer({ min: -1, max: 5 }), { maxLength: 8 }),
      fc.array(vectors, { minLength: 1, maxLength: 3 }),
      (table, asked, each) => {
        const words = WordVectors.of(wordTable(Object.fromEntries(table.map((row, at) => [`w${at}`, [...row]]))))
        if (words === undefined) throw new Error('no table')
        const rows = asked.filter((row) => row < table.length)
        const nearest = nearestRow(words, rows)
        for (const vector of each) {
          const most = rows.reduce((best, row) => (row < 0 ? best : Math.max(best, words.nearness(vector, row))), 0)
          // Comparing one by one puts the vector and a row where the kernel has them: neither is in the way of the others.
          expect(nearest(vector)).toBe(most)
        }
      },
    ),
  )
})
