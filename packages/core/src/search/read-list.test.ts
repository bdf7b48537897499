import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DamagedSegment } from './damaged-segment.ts'
import { shortCodes } from './pack-facts.ts'
import { readList } from './read-list.ts'
import { TermList } from './term-list.ts'

const table = Uint32Array.from({ length: shortCodes }, (_, code) => code * 259)
const size = 300_000

/** As `encodeSegment` writes it. */
function written(rows: readonly (readonly [document: number, code: number, facts: number])[]): Uint8Array {
  const bytes: number[] = []
  let before = 0
  for (const [document, code, facts] of rows) {
    let step = document - before
    before = document
    for (; step > 127; step >>>= 7) bytes.push((step & 127) | 128)
    bytes.push(step, code)
    if (code === shortCodes) bytes.push(facts & 255, (facts >>> 8) & 255, facts >>> 16)
  }
  return Uint8Array.from(bytes)
}

/** The last document of a list of any bytes; -1 where it is refused. */
function lastOf(bytes: Uint8Array, most: number): number {
  try {
    const parts = readList(bytes, { count: bytes.length >>> 1, size: most, table })
    return (((parts?.starts.length ?? 0) - 2) << 13) | (parts?.lows.at(-1) ?? most)
  } catch (error) {
    if (error instanceof DamagedSegment) return -1
    throw error
  }
}

const row = fc.tuple(
  fc.oneof(fc.nat(200), fc.nat(size - 1)),
  fc.oneof(fc.constant(shortCodes), fc.nat(shortCodes)),
  fc.nat((1 << 24) - 1),
)

describe('a list of a segment', () => {
  it('is the same by WebAssembly and by a loop: near documents and far ones, with codes and without', () => {
    fc.assert(
      fc.property(fc.uniqueArray(row, { minLength: 1, maxLength: 300, selector: ([document]) => document }), (all) => {
        const rows = all.toSorted(([a], [b]) => a - b)
        const parts = readList(written(rows), { count: rows.length, size, table })
        if (parts === undefined) throw new Error('There is no WebAssembly here.')
        const plain = TermList.ofCodes({
          documents: Uint32Array.from(rows, ([document]) => document),
          codes: Uint8Array.from(rows, ([, code]) => code),
          rare: Uint32Array.from(
            rows.filter(([, code]) => code === shortCodes),
            ([, , facts]) => facts,
          ),
          table,
        })
        expect(new TermList(parts)).toEqual(plain)
      }),
    )
  })

  it('names no document that is not there and ends, whatever its bytes are', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 2, maxLength: 60 }),
        fc.integer({ min: 1, max: 20_000 }),
        (bytes, most) => {
          expect(lastOf(bytes, most)).toBeLessThan(most)
        },
      ),
      { numRuns: 500 },
    )
    const endless = new Uint8Array(60).fill(255)
    expect(() => readList(endless, { count: 30, size: 100, table })).toThrow(DamagedSegment)
  })
})
