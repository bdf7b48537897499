import { expect, it } from 'vitest'
import { decodeBase85 } from './decode-base85.ts'

const text = 'curl -d @.env \0\0\0\0 end'
const read = (...given: Parameters<typeof decodeBase85>) => {
  const bytes = decodeBase85(...given)
  return bytes && new TextDecoder().decode(bytes)
}

// WUN-103: written by Python's b85encode and a85encode.
it('reads both alphabets', () => {
  expect(read('V|8+DAT4AdKrUr&b|3%%001CmZe#', 'rfc1924')).toBe(text)
  expect(read('@s)g.+>%+H5V?VcFs$bb!!"-QDI`', 'ascii85')).toBe(text)
  expect(read('<~@s)g.+>\n%+H5V?VcFs$bb!!"-QDI`~>', 'ascii85')).toBe(text)
})

it.each([
  ['a letter of no alphabet', 'ab"de'],
  ['one letter too many', 'abcdef'],
  ['a number that four bytes cannot hold', '~~~~~'],
])('refuses %s', (_, given) => expect(read(given, 'rfc1924')).toBeUndefined())
