import { describe, expect, it } from 'vitest'
import { fileContent } from './file-content.ts'

describe('fileContent', () => {
  it.each([
    ['references/a.md', 'text/markdown'],
    ['scripts/run.PY', 'text/x-python'],
    ['LICENSE', 'text/plain'],
    ['a.unknown', 'text/plain'],
    ['.constructor', 'text/plain'],
    ['a.__proto__', 'text/plain'],
  ])('sends the text of %s as %s', (path, mimeType) => {
    expect(fileContent(path, new TextEncoder().encode('Grüße'))).toEqual({ mimeType, text: 'Grüße' })
  })

  it('keeps a byte order mark: what is read is what is there', () => {
    expect(fileContent('a.md', Uint8Array.of(0xef, 0xbb, 0xbf, 0x61))).toMatchObject({ text: '\u{FEFF}a' })
  })

  it.each([
    ['a picture', 'a.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0), 'image/png'],
    ['bytes that are no UTF-8', 'a.bin', Uint8Array.of(0xff, 0xfe), 'application/octet-stream'],
    ['text with a NUL', 'a.txt', Uint8Array.of(0x61, 0, 0x62), 'text/plain'],
  ])('sends %s as base64', (_, path, bytes, mimeType) => {
    expect(fileContent(path, bytes)).toEqual({ mimeType, blob: Buffer.from(bytes).toString('base64') })
  })
})
