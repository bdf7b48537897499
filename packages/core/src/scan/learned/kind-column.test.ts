import { expect, it } from 'vitest'
import { kindColumn } from './kind-column.ts'

it('is the same for words that are used for the same, in whatever form', () => {
  expect(kindColumn('abort')).toBeGreaterThan(-1)
  expect(kindColumn('aborted')).toBe(kindColumn('abort'))
  expect(kindColumn('retire')).toBe(kindColumn('abort'))
  expect(kindColumn('fuzzy')).not.toBe(kindColumn('abort'))
  expect(kindColumn('abort')).toBe(kindColumn('abort'))
})

it('knows long words, which it does not keep, and none that is longer than any', () => {
  expect(kindColumn('straightforward')).toBeGreaterThan(-1)
  expect(kindColumn('straightforwardstraightforward')).toBe(-1)
})

it.each(['qwertzuiop', 'read_file', '', '_'])('is none for %j', (word) => expect(kindColumn(word)).toBe(-1))
