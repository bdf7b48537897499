import { describe, expect, it } from 'vitest'
import { isPlainAnsi } from './is-plain-ansi.ts'
import { readShellLine } from './read-shell-line.ts'

describe('isPlainAnsi', () => {
  it.each([String.raw`$''`, String.raw`$'a b'`, String.raw`$'it\'s\\\n'`, String.raw`$'\x70\061'`, "$'two\nlines'"])(
    'knows %s',
    (text) => {
      expect(isPlainAnsi(text)).toBe(true)
      expect(readShellLine(`git log ${text}`).unclear).toEqual([])
    },
  )

  it.each([
    String.raw`$'a\0b'`,
    String.raw`$'a\x00b'`,
    String.raw`$'a\x{70}b'`,
    String.raw`$'a\xq'`,
    String.raw`$'\cA'`,
    String.raw`$'\u0070'`,
    String.raw`$'\U00000070'`,
    String.raw`$'\x01'`,
    String.raw`$'\xc3\xa9'`,
    String.raw`$'\ '`,
    "$'a\\\nb'",
  ])('does not know %j', (text) => {
    expect(isPlainAnsi(text)).toBe(false)
    expect(readShellLine(`git log ${text}`).unclear.length).toBeGreaterThan(0)
  })
})
