import { expect, it } from 'vitest'
import { plural } from './plural.ts'

it.each([
  [0, '0 files'],
  [1, '1 file'],
  [2, '2 files'],
])('%i is written as %s', (count, text) => {
  expect(plural(count, 'file')).toBe(text)
})
