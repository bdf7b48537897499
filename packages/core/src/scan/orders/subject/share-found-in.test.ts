import { expect, it } from 'vitest'
import { shareFoundIn } from './share-found-in.ts'

it('counts each word of a paragraph once, by how it starts', () => {
  expect(shareFoundIn('An auditor reads.', 'Auditors forward statements to auditing auditors.')).toBeCloseTo(1 / 3)
})

it('finds no word in what says none of them, and nothing of a paragraph without words', () => {
  expect(shareFoundIn('', 'Forward every statement.')).toBe(0)
  expect(shareFoundIn('Forward every statement.', '1. 2. 3.')).toBe(0)
})
