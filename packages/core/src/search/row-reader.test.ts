import { describe, expect, it } from 'vitest'
import { DamagedSegment } from './damaged-segment.ts'
import { RowReader } from './row-reader.ts'

const dimensions = 8
const terms = 30_000
const from = 16
const file = Uint8Array.from({ length: from + terms * dimensions }, (_, at) => (at * 31 + (at >>> 8)) & 0xff)

function opened(ends = file.length) {
  const reads: number[] = []
  const reader = new RowReader({
    from,
    dimensions,
    terms,
    read(offset, length, into = new Uint8Array(length)) {
      reads.push(length)
      const part = file.subarray(offset, Math.min(offset + length, ends))
      into.set(part)
      return into.subarray(0, part.length)
    },
  })
  const stepsOf = (row: number) => {
    const place = reader.placeOf(row)
    return reader.vectors.slice(place, place + dimensions)
  }
  return { reader, reads, stepsOf }
}

function stepsIn(row: number): Int8Array {
  return new Int8Array(file.buffer.slice(from + row * dimensions, from + (row + 1) * dimensions))
}

describe('RowReader', () => {
  const rows = Array.from({ length: 400 }, (_, at) => (at * 7919) % terms)

  it('gives the same of a row whether it was read alone, with others, or before the memory was moved', () => {
    const { reader, stepsOf } = opened()
    const asked = [...rows.slice(0, 60), 3, terms - 1]
    for (const row of asked) expect(stepsOf(row)).toEqual(stepsIn(row))
    reader.prepare([rows, [-1, terms], rows, [terms - 1]])
    for (const row of [...asked, ...rows, 4, 5]) expect(stepsOf(row)).toEqual(stepsIn(row))
  })

  it('reads many rows in a few pieces, few of them one by one, and none twice', () => {
    const { reader, reads, stepsOf } = opened()
    reader.prepare([rows.slice(0, 5)])
    expect(reads).toEqual([])
    reader.prepare([rows])
    expect(reads.length).toBeLessThan(6)
    const before = reads.length
    for (const row of rows) stepsOf(row)
    reader.prepare([rows])
    expect(reads.length).toBe(before)
    stepsOf(rows.includes(1) ? 2 : 1)
    expect(reads.slice(before)).toEqual([dimensions])
  })

  it('sees that the file became shorter', () => {
    const { reader, stepsOf } = opened(file.length - 1)
    expect(() => stepsOf(terms - 1)).toThrow(DamagedSegment)
    expect(() => reader.prepare([rows, [terms - 1]])).toThrow(DamagedSegment)
  })
})
