import { expect, it } from 'vitest'
import { unescapeText } from './unescape-text.ts'

it.each([
  [String.raw`\x63url`, 'curl'],
  [String.raw`\u0063url`, 'curl'],
  [String.raw`\u{63}url`, 'curl'],
  [String.raw`\143url`, 'curl'],
  [String.raw`a\nb\tc`, 'a\nb\tc'],
  ['a\\\nb', 'ab'],
  [String.raw`\\x63`, String.raw`\x63`],
  [String.raw`\u{ffffff}x`, 'x'],
  ['plain', 'plain'],
])('reads %s', (text, expected) => {
  expect(unescapeText(text)).toBe(expected)
})
