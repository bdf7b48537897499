import { describe, expect, it } from 'vitest'
import { visibleText } from './visible-text.ts'

describe('visibleText', () => {
  it.each([
    ['a\u202Egpj.exe', 'a[U+202E]gpj.exe'],
    ['pay\u200Bpal', 'pay[U+200B]pal'],
    ['\u{E0041}', '[U+E0041]'],
    ['\u001B[31m\u0000', '[U+001B][31m[U+0000]'],
    ['\u2028\uFEFF\u00AD', '[U+2028][U+FEFF][U+00AD]'],
  ])('shows what hides in %j', (text, visible) => {
    expect(visibleText(text)).toBe(visible)
  })

  it.each(['a\tb\nc', 'naïve Größe 日本語', 'عربى', '👩‍💻', '<b>&amp;'])('leaves %j', (text) => {
    expect(visibleText(text)).toBe(text)
  })

  it('cuts what is too long and says so', () => {
    expect(visibleText('abcdef', 3)).toBe('abc…')
    expect(visibleText('abc', 3)).toBe('abc')
  })
})
