import { expect, it } from 'vitest'
import { libraryGrowth } from './library-growth.ts'

it('grows from a thousand skills to eight thousand, by as much for each doubling, and no further', () => {
  expect([0, 1, 1000, 2000, 4000, 8000, 1_000_000].map(libraryGrowth)).toEqual([
    0,
    0,
    0,
    expect.closeTo(1 / 3),
    expect.closeTo(2 / 3),
    1,
    1,
  ])
})
