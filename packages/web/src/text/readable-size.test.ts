import { expect, it } from 'vitest'
import { readableSize } from './readable-size.ts'

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [16_340, '16.3 kB'],
  [1_250_000, '1.3 MB'],
])('%i bytes are %s', (bytes, size) => {
  expect(readableSize(bytes)).toBe(size)
})
