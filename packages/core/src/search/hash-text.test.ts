import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { hashBytes } from './hash-bytes.ts'
import { hashText } from './hash-text.ts'

it('is the hash of the bytes, of any text', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('\u007f', '\u0080', 'é', '翻译'))
  fc.assert(
    fc.property(text, (each) => {
      expect(hashText(each)).toBe(hashBytes(new TextEncoder().encode(each)))
    }),
  )
})
