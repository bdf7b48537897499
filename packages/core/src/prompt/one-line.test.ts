import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oneLine } from './one-line.ts'

describe('oneLine', () => {
  it.each([
    ['a\n b', 'a b'],
    ['  a \r\n\t b  ', 'a b'],
    ['a\u2028b\u2029c\u0085d', 'a b c d'],
    ['a\u001b[31mb\u0000', 'a[31mb'],
    ['a\ud800b', 'a\ufffdb'],
    ['🚀 ok', '🚀 ok'],
    ['\n\n', ''],
  ])('folds %j', (text, expected) => {
    expect(oneLine(text)).toBe(expected)
  })

  it('gives one line, once and for all, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = oneLine(text)
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]/u)
        expect(oneLine(line)).toBe(line)
      }),
    )
  })
})
