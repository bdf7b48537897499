import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ByteTable } from './byte-table.ts'
import { notThere } from './piece-table.ts'

const encoder = new TextEncoder()
const bytesOf = (at: number) => encoder.encode(`a-long-piece-of-text-${at}`)

describe('ByteTable', () => {
  it('gives what was put for any bytes, wherever they stand', () => {
    const pieces = fc.uniqueArray(fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }), { maxLength: 60 })
    fc.assert(
      fc.property(pieces, (all) => {
        const table = new ByteTable()
        const known = new Map<string, number>()
        for (const [at, piece] of all.entries()) {
          const bytes = encoder.encode(piece)
          const key = String(bytes)
          expect(table.get(bytes, 0, bytes.length)).toBe(known.get(key) ?? notThere)
          if (known.has(key)) continue
          known.set(key, at - 20)
          table.put(bytes, { from: 0, to: bytes.length }, at - 20)
        }
        expect(table.size).toBe(known.size)
        for (const piece of all) {
          const bytes = encoder.encode(piece)
          const within = Uint8Array.of(7, ...bytes, 9)
          expect(table.get(within, 1, within.length - 1)).toBe(known.get(String(bytes)))
        }
      }),
    )
  })

  it('grows', () => {
    const table = new ByteTable()
    for (let at = 0; at < 5000; at += 1) {
      const bytes = bytesOf(at)
      table.put(bytes, { from: 0, to: bytes.length }, at)
    }
    expect([0, 511, 512, 4999].map((at) => table.get(bytesOf(at), 0, bytesOf(at).length))).toEqual([0, 511, 512, 4999])
    expect(table.get(bytesOf(5000), 0, bytesOf(5000).length)).toBe(notThere)
  })
})
