import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { windowOf } from './window-of.ts'

const rowHeight = 64

describe('windowOf', () => {
  it.each([
    [
      { count: 0, scrollTop: 0, height: 500 },
      { start: 0, end: 0 },
    ],
    [
      { count: 3, scrollTop: 0, height: 500 },
      { start: 0, end: 3 },
    ],
    [
      { count: 10_000, scrollTop: 6400, height: 640 },
      { start: 92, end: 118 },
    ],
    [
      { count: 10_000, scrollTop: -50, height: 640 },
      { start: 0, end: 18 },
    ],
  ])('draws of %j', (options, window) => {
    expect(windowOf({ ...options, rowHeight })).toEqual(window)
  })

  it('draws every row in sight, and few others, however many there are', () => {
    const natural = fc.nat(1_000_000)
    fc.assert(
      fc.property(natural, natural, fc.nat(3000), (count, scrollTop, height) => {
        const { start, end } = windowOf({ count, rowHeight, scrollTop, height })
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeLessThanOrEqual(count)
        expect(end - start).toBeLessThanOrEqual(height / rowHeight + 18)
        const first = Math.floor(scrollTop / rowHeight)
        expect(first >= count || (start <= first && first < end)).toBe(true)
      }),
    )
  })
})
