import { expect, it } from 'vitest'
import { scoreOfSigns } from './score-of-signs.ts'

// WUN-103: each sign says something that the others do not.
it('adds up what each sign counts for', () => {
  const weights = { alone: 1, only: 10, ofOnly: 100, always: -0.5 }
  expect(scoreOfSigns(weights, { alone: 2, only: 3, ofOnly: 4 })).toBe(431.5)
})
