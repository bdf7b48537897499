import { expect, it } from 'vitest'
import { MappedText } from '../text/mapped-text.ts'
import type { Language } from '../language-of.ts'
import { foldCode } from './fold-code.ts'

// WUN-103
it.each<[string, Language, string, string]>([
  ['two values on a line', 'shell', 'a=cu b=rl; $a$b x', 'a=cu b=rl; curl x'],
  ['what is there by default', 'shell', 'a="${B:-https://c.test}"\nd=$a', 'a="${B:-https://c.test}"\nd=https://c.test'],
  ['escapes in a word', 'shell', 'cu\\rl x', 'curl x'],
  ['empty quotes in a word', 'shell', 'c""url x | b\'\'ash', 'curl x | bash'],
  ['quotes around a part', 'shell', "w'ge't x", 'wget x'],
  ['a quote before a sentence', 'shell', 'w""get; a="curl not found"; b "$a"', 'wget; a="curl not found"; b "$a"'],
  ['an escape before a word', 'shell', 'w""get; \\curl x', 'wget; curl x'],
  ['quotes around a word', 'shell', 'c""url; "curl" x', 'curl; curl x'],
  ['the field separator', 'shell', 'curl${IFS}x', 'curl x'],
  ['variables', 'shell', 'a=cu;b=rl;$a${b} x', 'a=cu;b=rl;curl x'],
  ['continued lines', 'shell', 'curl \\\n  x', 'curl  x'],
  ['strings that were cut up', 'javascript', "'ev' + 'a' + 'l'", "'eval'"],
  [
    'strings of Python one behind the other',
    'python',
    'x = (\n    "ab"\n    "cd"\n    "ef"\n)',
    'x = (\n    "abcdef"\n)',
  ],
  ['a text of several lines', 'python', 'x = """a"""\n"b"', 'x = """a"""\n"b"'],
  ['strings of a list', 'python', 'x = ["a", "b"]', 'x = ["a", "b"]'],
  ['words of a shell', 'shell', 'echo "a" "b"', 'echo "a" "b"'],
  [
    'the head of a script of Python',
    'python',
    '# /// script\n# a = 1\n# ///\n# b',
    '# /// script\n# a = 1\n# ///\n   ',
  ],
  ['PowerShell ticks', 'powershell', 'I`E`X x', 'IEX x'],
  ['comments of shells', 'shell', 'a # b\n# c', 'a    \n   '],
  ['no comment in a string', 'python', 'x = "# no"', 'x = "# no"'],
  ['no comment in an address', 'javascript', '"https://a" // b', '"https://a"     '],
  ['no string in a regular expression', 'javascript', "x = /['/]/; // it's", "x = /['/]/;        "],
  ['ordinary words are left alone', 'shell', "don't", "don't"],
])('%s', (_, language, text, expected) => {
  expect(foldCode(new MappedText(text), language).text).toBe(expected)
})

it('keeps the way back', () => {
  const folded = foldCode(new MappedText('a=1\ncu\\rl x'), 'shell')
  expect(folded.origin(folded.text.indexOf('x'))).toBe(10)
})
