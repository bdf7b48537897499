import { array, assert, lorem, property } from 'fast-check'
import { expect, it } from 'vitest'
import { analyzeQuery } from './analyze-query.ts'
import { taskShare } from './task-share.ts'
import { tokenize } from './tokenize.ts'

const aside =
  'On Monday my colleague put twelve old folders on the desk; nobody knows what is left, tell me by Thursday. '

it('counts for little what people say of any task, and whole what skills are about', () => {
  for (const term of tokenize('monday colleague twelve tell thursday')) expect(taskShare(term)).toBeLessThan(0.5)
  for (const term of tokenize('kubernetes transcribe webhook zygomorphic')) expect(taskShare(term)).toBe(1)
})

it('lets no word of a query count for nothing', () => {
  assert(
    property(array(lorem({ maxCount: 1 }), { minLength: 1, maxLength: 60 }), (words) => {
      for (const { weight } of analyzeQuery(`${aside}${words.join(' ')}`).terms) expect(weight).toBeGreaterThan(0)
    }),
  )
})

const weightIn = (query: string) => analyzeQuery(query).terms.find(({ term }) => term === 'monday')?.weight

it('is asked for tasks only: in a short question every word is meant', () => {
  expect(weightIn('monday report')).toBe(1)
  expect(
    weightIn(`${aside}Transcribe voice messages of field technicians and split recordings by language.`),
  ).toBeLessThan(0.5)
})
