import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { checksum, plainChecksum } from './checksum.ts'

it('is the same by WebAssembly and by a loop, of a few words and of many', () => {
  const bytes = fc.uint8Array({ maxLength: 600 }).map((each) => each.slice(0, each.length & ~3))
  fc.assert(
    fc.property(bytes, (each) => {
      expect(checksum(each)).toBe(plainChecksum(each))
    }),
  )
  const many = Uint8Array.from({ length: 1 << 18 }, (_, at) => (at * 31) >>> 3)
  expect(checksum(many)).toBe(plainChecksum(many))
})

it('is another one when one bit is', () => {
  fc.assert(
    fc.property(fc.nat(4096 * 8 - 1), (bit) => {
      const bytes = new Uint8Array(4096).fill(7)
      const before = checksum(bytes)
      bytes[bit >>> 3] = (bytes[bit >>> 3] ?? 0) ^ (1 << (bit & 7))
      expect(checksum(bytes)).not.toBe(before)
    }),
  )
})
