import { expect, it, vi } from 'vitest'
import { analyzeQuery } from './analyze-query.ts'
import { createSearchIndex } from './create-search-index.ts'
import type { Introduction } from './introduction-terms.ts'
import { likenessParts } from './likeness-parts.ts'
import { matchQuery } from './match-query.ts'
import { searchDocument } from './search-document.ts'
import { SearchSegment } from './search-segment.ts'
import { SegmentBuilder } from './segment-builder.ts'
import { wordTable } from './word-table.case.ts'
import { WordVectors } from './word-vectors.ts'

const words = WordVectors.of(wordTable({ bill: [6, 8], invoic: [10, 0], meal: [0, 10] }))

function partsOf(query: string, ...introductions: readonly Introduction[]) {
  const builder = new SegmentBuilder()
  for (const each of introductions) builder.add(searchDocument({ ...each, triggers: [], intents: [], tags: [] }))
  const segment = SearchSegment.of(builder.finish())
  if (segment === undefined || words === undefined) throw new Error('neither segment nor table')
  const index = createSearchIndex([{ segment }])
  return likenessParts(matchQuery(index, analyzeQuery(query)), {
    words,
    slots: [...introductions.keys()],
    introductionOf: (slot) => introductions[slot] ?? { name: '', description: '' },
  })
}

it('takes the nearest word of an introduction for each word of a query', () => {
  const [desk, cook] = partsOf(
    'bill',
    { name: 'desk', description: 'Invoices and meals.' },
    { name: 'cook', description: 'Invoices.' },
  )
  expect(desk).toEqual({ near: expect.closeTo(0.8), said: 0, length: 3 })
  expect(cook).toEqual({ near: expect.closeTo(0.6), said: 0, length: 2 })
})

it('counts a word that stands there once for each field, and an unknown one for nothing', () => {
  const [both, neither] = partsOf(
    'bill zyx',
    { name: 'bill', description: 'A bill.' },
    { name: 'other', description: 'Unheard words.' },
  )
  expect(both?.near).toBe((both?.said ?? 0) / 2)
  expect(both?.said).toBeGreaterThan(0)
  expect(neither).toEqual({ near: 0, said: 0, length: 3 })
})

it('reads the rows only of introductions that lack a word of the query, which a table read in parts may have to read', () => {
  if (words === undefined) throw new Error('no table')
  const prepare = vi.spyOn(words, 'prepare')
  partsOf(
    'bill',
    { name: 'bill', description: 'A bill.' },
    { name: 'desk', description: 'Invoices and meals.' },
    { name: 'clerk', description: 'Writes a bill.' },
  )
  const lists = prepare.mock.calls.flatMap(([rows]) => rows().map((list) => Array.from(list)))
  prepare.mockRestore()
  expect(lists).toEqual([[words.rowOf('desk'), words.rowOf('invoic'), words.rowOf('meal')]])
})
