import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

describe('cutText', () => {
  it.each([
    ['Short.', 10, 'Short.'],
    ['First sentence here. Second one goes on and on.', 30, 'First sentence here.'],
    ['Reads v1.2 files of every kind that there is', 20, 'Reads v1.2 files of…'],
    ['Uses words that end', 12, 'Uses words…'],
    ['A. b c d e f g h i j k l m', 20, 'A. b c d e f g h i…'],
    ['x'.repeat(20), 10, `${'x'.repeat(9)}…`],
    ['🚀'.repeat(10), 6, '🚀🚀…'],
    ['anything', 1, '…'],
    ['anything', 0, ''],
  ])('cuts %j to %i', (text, limit, expected) => {
    expect(cutText(text, limit)).toBe(expected)
  })

  it('never exceeds the limit, never invents text, never splits a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(60), (text, limit) => {
        const cut = cutText(text, limit)
        expect(cut.length).toBeLessThanOrEqual(Math.max(limit, 0))
        expect(text.startsWith(cut.endsWith('…') && cut !== text ? cut.slice(0, -1) : cut)).toBe(true)
        expect(cut).not.toMatch(/\p{Cs}/u)
      }),
    )
  })
})
