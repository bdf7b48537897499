import { expect, it } from 'vitest'
import { readableTime } from './readable-time.ts'

it.each([
  ['2026-11-22T05:06:07.123Z', '2026-11-22 05:06:07 UTC'],
  ['2026-11-22T05:06:07+02:00', '2026-11-22 03:06:07 UTC'],
  ['yesterday', 'yesterday'],
  ['', ''],
])('%s is read as %s', (time, readable) => {
  expect(readableTime(time)).toBe(readable)
})
