import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateTokens } from './estimate-tokens.ts'
import { truncateToTokens } from './truncate-to-tokens.ts'

describe('truncateToTokens', () => {
  it('leaves alone what fits', () => {
    expect(truncateToTokens('one two', 2)).toBe('one two')
  })

  it('cuts after a whole line', () => {
    const text = Array.from({ length: 100 }, (_, at) => `This is line number ${at}.`).join('\n')
    const cut = truncateToTokens(text, 60)
    expect(text.startsWith(`${cut}\n`)).toBe(true)
    expect(cut.endsWith('.')).toBe(true)
    expect(estimateTokens(cut)).toBeGreaterThan(40)
  })

  it('cuts inside a line that is too long by itself', () => {
    expect(truncateToTokens('word '.repeat(1000), 10).length).toBeGreaterThan(30)
    expect(truncateToTokens('anything at all', 0)).toBe('')
  })

  it('keeps to the limit, is a beginning, and splits no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.nat(60), (text, limit) => {
        const cut = truncateToTokens(text, limit)
        expect(estimateTokens(cut)).toBeLessThanOrEqual(limit)
        expect(text.startsWith(cut)).toBe(true)
        expect(cut).not.toMatch(/\p{Cs}/u)
      }),
    )
  })
})
