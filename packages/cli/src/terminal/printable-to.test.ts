import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printable } from './printable.ts'
import { printableTo } from './printable-to.ts'
import { cutTo } from './text-width.ts'

describe('printableTo', () => {
  it.each([
    ['', 5, ''],
    ['abcde', 5, 'abcde'],
    ['abcdef', 5, 'abcd…'],
    ['abc  f', 5, 'abc…'],
    ['ab\n\n\ncd', 5, 'ab cd'],
    ['abcde\n', 5, 'abcd…'],
    ['技能测试', 5, '技能…'],
    ['ab\u001B[31m', 5, 'ab\uFFFD[…'],
  ])('of %j keeps %d columns: %j', (text, width, expected) => {
    expect(printableTo(text, width)).toBe(expected)
  })

  it('is what cutting a printable text gives', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\t', '技', 'é', '\u0301', '\u0007', '🐛') })
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 12 }), (written, width) => {
        expect(printableTo(written, width)).toBe(cutTo(printable(written), width))
      }),
      { numRuns: 500 },
    )
  })
})
