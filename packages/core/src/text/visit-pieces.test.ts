import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { visitPieces } from './visit-pieces.ts'

function piecesOf(text: string): string[] {
  const pieces: string[] = []
  visitPieces(text, (kind, length) => pieces.push(`${kind} ${length}`))
  return pieces
}

describe('visitPieces', () => {
  it.each([
    ['', []],
    ['one two', ['bareWord 3', 'spacedWord 3']],
    ['One I', ['bareWord 3', 'spacedWord 1']],
    ['fooBar', ['bareWord 3', 'bareWord 3']],
    ['HTTPServer', ['capitals 4', 'bareWord 6']],
    ['HTTP', ['capitals 4']],
    ['été', ['accents 2', 'bareWord 3']],
    ['12 345', ['digits 2', 'digits 3']],
    ['-----', ['repeated 5']],
    ['"],', ['punctuation 3']],
    ['):---', ['punctuation 2', 'repeated 3']],
    ['a\n\n  b', ['bareWord 1', 'lines 2', 'indent 2', 'spacedWord 1']],
    ['a b', ['bareWord 1', 'spacedWord 1']],
    ['a\tb', ['bareWord 1', 'indent 1', 'bareWord 1']],
    ['好か한', ['ideograph 1', 'syllable 1', 'syllable 1']],
    ['я', ['alphabetic 1']],
    ['🚀', ['pictograph 2']],
    ['\ud800', ['pictograph 1']],
    ['─', ['symbol 1']],
  ])('cuts %j', (text, expected) => {
    expect(piecesOf(text)).toEqual(expected)
  })

  it('never counts more characters than there are, accents aside', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        let counted = 0
        visitPieces(text, (kind, length) => {
          expect(length).toBeGreaterThan(0)
          if (kind !== 'accents') counted += length
        })
        expect(counted).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})
