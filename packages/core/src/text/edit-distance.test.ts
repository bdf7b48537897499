import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['list', 'list', 0],
    ['lst', 'list', 1],
    ['liist', 'list', 1],
    ['lost', 'list', 1],
    ['lsit', 'list', 1],
    ['', 'list', 4],
    ['doctor', 'list', 5],
  ])('from %j to %j is %i', (from, to, expected) => {
    expect(editDistance(from, to)).toBe(expected)
  })

  it('is the same both ways, and never more than the longer word', () => {
    const word = string({ maxLength: 12 })
    assert(
      property(word, word, (from, to) => {
        expect(editDistance(from, to)).toBe(editDistance(to, from))
        expect(editDistance(from, to)).toBeLessThanOrEqual(Math.max(from.length, to.length))
      }),
    )
  })
})
