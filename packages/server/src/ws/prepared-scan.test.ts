import { expect, it } from 'vitest'
import { preparedScan } from './prepared-scan.ts'

it('is written out once for each scan, and again for a skill that goes by another name', () => {
  const scan = { results: [] }
  const answer = preparedScan('one', scan)
  expect(JSON.parse(answer.json)).toEqual({ name: 'one', results: [] })
  expect(preparedScan('one', scan)).toBe(answer)
  expect(preparedScan('one', { results: [] })).not.toBe(answer)
  expect(JSON.parse(preparedScan('two', scan).json)).toEqual({ name: 'two', results: [] })
})
