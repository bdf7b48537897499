import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

describe('foldText (WUN-103)', () => {
  it.each([
    ['zero-width characters', 'cu\u200brl', 'curl'],
    ['zeros, which a shell passes over', 'cu\0rl', 'curl'],
    ['direction marks', 'a\u202eb', 'ab'],
    ['compatibility forms', 'ｃｕｒｌ ﬁle', 'curl file'],
    ['Cyrillic letters in a Latin word', 'сurl еval', 'curl eval'],
    ['nothing in a Russian word', 'скачать', 'скачать'],
    ['nothing in plain text', 'a -> b', 'a -> b'],
    ['tags', 'a\u{e0041}b', 'ab'],
  ])('reads %s', (_, text, expected) => {
    expect(foldText(text).text).toBe(expected)
  })

  it('knows where each character came from', () => {
    const folded = foldText('x\u200b\u200by\nп\u00ado z')
    expect(Array.from(folded.text, (_, index) => folded.origin(index))).toEqual([0, 3, 4, 5, 7, 8, 9])
  })

  it('gives origins that never go back, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const folded = foldText(text)
        const origins = Array.from({ length: folded.text.length }, (_, index) => folded.origin(index))
        expect(origins).toEqual(origins.toSorted((a, b) => a - b))
        expect(origins.every((origin) => origin >= 0 && origin < Math.max(1, text.length))).toBe(true)
      }),
    )
  })
})
