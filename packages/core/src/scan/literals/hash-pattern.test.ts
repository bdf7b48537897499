import { expect, test } from 'vitest'
import { hashPattern } from './hash-pattern.ts'

test('patterns of the same source and flags have one name, others another', () => {
  expect(hashPattern(/a|b/i)).toBe(hashPattern(new RegExp('a|b', 'i')))
  expect(new Set([/a|b/i, /a|b/, /b|a/i, /a|b /i].map(hashPattern)).size).toBe(4)
})
