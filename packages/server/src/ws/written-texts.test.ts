import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { WrittenTexts } from './written-texts.ts'

it('writes what JSON writes, also the second time and after many others', () => {
  const written = new WrittenTexts()
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(written.of(text)).toBe(JSON.stringify(text))
      expect(written.of(text)).toBe(JSON.stringify(text))
    }),
    { numRuns: 400 },
  )
  const long = 'é"'.repeat(40_000)
  expect(written.of(long)).toBe(JSON.stringify(long))
})
