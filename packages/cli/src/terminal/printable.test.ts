import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printable, printableLines } from './printable.ts'

describe('printable', () => {
  it.each([
    ['plain', 'plain'],
    ['two\nlines', 'two lines'],
    ['\u001B[31mred\u001B[0m', '\uFFFD[31mred\uFFFD[0m'],
    ['\u202Egpj.exe', '\uFFFDgpj.exe'],
    ['bell\u0007', 'bell\uFFFD'],
    ['naïve 漢字', 'naïve 漢字'],
  ])('shows %j as %j', (text, shown) => {
    expect(printable(text)).toBe(shown)
  })

  it('lets no control character through', () => {
    const isClean = fc.property(fc.string({ unit: 'binary' }), (text) => !/\p{Cc}/u.test(printable(text)))
    expect(fc.check(isClean).failed).toBe(false)
  })

  it('keeps line breaks where there are lines, and nothing else', () => {
    expect(printableLines('a\r\n\tb\u001B[2J\u0085')).toBe('a\n\tb\uFFFD[2J\uFFFD')
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !/[^\n\t\P{Cc}]/u.test(printableLines(text))))
  })
})
