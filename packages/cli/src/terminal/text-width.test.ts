import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutTo, padTo, textWidth, wrapTo } from './text-width.ts'

describe('textWidth', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['é', 1],
    ['e\u0301', 1],
    ['漢字', 4],
    ['🚀', 2],
    ['한글', 4],
  ])('of %j is %i', (text, width) => {
    expect(textWidth(text)).toBe(width)
  })
})

describe('cutTo', () => {
  it('leaves what fits', () => {
    expect(cutTo('exactly', 7)).toBe('exactly')
  })

  it('ends with an ellipsis where it cut', () => {
    expect(cutTo('a long description', 8)).toBe('a long…')
    expect(cutTo('漢字漢字', 5)).toBe('漢字…')
  })

  it('never takes more room than it has', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, width) => {
        expect(textWidth(cutTo(text, width))).toBeLessThanOrEqual(width)
      }),
    )
  })
})

describe('wrapTo', () => {
  it('breaks at spaces', () => {
    expect(wrapTo('one two three', 8)).toEqual(['one two', 'three'])
  })

  it('fills a line up to its last column and not beyond, the space between two words counted', () => {
    expect(wrapTo('one two', 7)).toEqual(['one two'])
    expect(wrapTo('one two', 6)).toEqual(['one', 'two'])
  })

  it('keeps a long word whole', () => {
    expect(wrapTo('a /a/very/long/path b', 6)).toEqual(['a', '/a/very/long/path', 'b'])
  })

  it('loses no word', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 30 }), fc.integer({ min: 1, max: 60 }), (text, width) => {
        expect(wrapTo(text, width).join(' ')).toBe(text.split(/\s+/).join(' '))
      }),
    )
  })
})

describe('padTo', () => {
  it('fills by columns, not by characters', () => {
    expect(padTo('漢', 4)).toBe('漢  ')
    expect(padTo('long', 2)).toBe('long')
  })
})
