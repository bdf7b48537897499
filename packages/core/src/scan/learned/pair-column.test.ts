import { expect, it } from 'vitest'
import { pairColumn } from './pair-column.ts'

// WUN-103: `not only` is something else than `only not`.
it('is the same for the same names in the same order, in capitals or not', () => {
  expect(pairColumn('Do', 'not')).toBe(pairColumn('do', 'NOT'))
  expect(pairColumn('not', 'only')).not.toBe(pairColumn('only', 'not'))
})

it('takes names apart that are the same when they are written together', () => {
  expect(pairColumn('work', 'place')).not.toBe(pairColumn('workp', 'lace'))
})
