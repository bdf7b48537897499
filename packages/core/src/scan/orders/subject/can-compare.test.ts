import { expect, it } from 'vitest'
import { canCompare } from './can-compare.ts'

it.each([
  ['a skill of many words', 60, -1, true],
  ['a small one, where the model has its doubts', 59, 1.2, false],
  ['a small one, where the model warns by itself', 59, 1.3, true],
  ['one of next to no words', 31, 9, false],
])('compares a paragraph with %s', (_, ofSkill, score, can) => {
  expect(canCompare({ ofSkill }, score)).toBe(can)
})
