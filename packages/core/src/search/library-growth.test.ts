import { expect, it } from 'vitest'
import { libraryGrowth } from './library-growth.ts'

it('grows from five hundred skills to eight thousand, by as much for each doubling, and no further', () => {
  expect([0, 1, 500, 1000, 2000, 4000, 8000, 1_000_000].map(libraryGrowth)).toEqual([
    0,
    0,
    0,
    expect.closeTo(0.25),
    expect.closeTo(0.5),
    expect.closeTo(0.75),
    1,
    1,
  ])
})
