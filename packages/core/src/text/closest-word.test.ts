import { describe, expect, it } from 'vitest'
import { closestWord } from './closest-word.ts'

describe('closestWord', () => {
  it.each([
    ['extraDir', ['extraDirs', 'watch'], 'extraDirs'],
    ['REVIEW-PR', ['review-pr'], 'review-pr'],
    ['wacth', ['watch', 'match'], 'watch'],
    ['something', ['watch'], undefined],
    ['a', ['b'], undefined],
    ['', ['watch'], undefined],
    ['x'.repeat(1_000_000), ['x'], undefined],
  ])('case %#', (written, words, expected) => {
    expect(closestWord(written, words)).toBe(expected)
  })
})
