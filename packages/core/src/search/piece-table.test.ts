import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PieceTable, notThere } from './piece-table.ts'

const word = fc.nat({ max: 2 ** 30 - 1 })

describe('PieceTable', () => {
  it('gives what was put, for any keys and however many', () => {
    const key = fc.tuple(
      word.map((each) => each + 1),
      word,
      word,
    )
    fc.assert(
      fc.property(fc.uniqueArray(key, { selector: String, maxLength: 40 }), (keys) => {
        const table = new PieceTable()
        for (const [at, each] of keys.entries()) {
          expect(table.get(...each)).toBe(notThere)
          table.put(...each, at - 20)
        }
        expect(table.size).toBe(keys.length)
        for (const [at, each] of keys.entries()) expect(table.get(...each)).toBe(at - 20)
      }),
    )
  })

  it('grows, also where all keys begin with the same letters', () => {
    const table = new PieceTable()
    for (let at = 0; at < 20_000; at += 1) table.put(7, at, at % 3, at)
    expect([0, 1, 4095, 4096, 19_999].map((at) => table.get(7, at, at % 3))).toEqual([0, 1, 4095, 4096, 19_999])
    expect(table.get(7, 20_000, 2)).toBe(notThere)
  })
})
