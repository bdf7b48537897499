import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTokenCounter } from './create-token-counter.ts'
import { estimateTokens } from './estimate-tokens.ts'

describe('createTokenCounter', () => {
  it('counts as estimateTokens does, whatever it was asked before', () => {
    const character = fc.oneof(
      fc.constantFrom('\n', '\n', ' ', '\t', '\r', '\u00a0', 'a', 'B', '7', '-', 'é', '好'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    )
    const text = fc.array(character, { maxLength: 60 }).map((characters) => characters.join(''))
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), (texts) => {
        const count = createTokenCounter()
        for (const each of texts) expect(count(each)).toBe(estimateTokens(each))
      }),
    )
  })

  it('stops when it is known that a text costs too much, and never sooner', () => {
    const text = fc.array(fc.constantFrom('\n', 'word', ' a', '77', '.')).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(text, fc.nat(20), (each, enough) => {
        const whole = estimateTokens(each)
        const counted = createTokenCounter()(each, enough)
        expect(counted > enough).toBe(whole > enough)
        expect(counted).toBe(whole > enough ? counted : whole)
      }),
      { numRuns: 300 },
    )
  })

  it.each(['', '\n', '\n\n', 'one', 'one\ntwo', 'one \n  two', 'one\n\n two\n', 'one\r\ntwo', 'one\n\u00a0two'])(
    'counts %j the second time as the first',
    (text) => {
      const count = createTokenCounter()
      expect([count(text), count(text)]).toEqual([estimateTokens(text), estimateTokens(text)])
    },
  )
})
