import { describe, expect, it } from 'vitest'
import { analyzeQuery } from './analyze-query.ts'
import { createSearchIndex } from './create-search-index.ts'
import { matchQuery } from './match-query.ts'
import { searchDocument } from './search-document.ts'
import { searchDocuments } from './search-documents.ts'
import { SearchSegment } from './search-segment.ts'
import { SegmentBuilder } from './segment-builder.ts'
import { wordLikeness } from './word-likeness.ts'
import { wordTable } from './word-table.case.ts'
import { WordVectors } from './word-vectors.ts'

// Bills are near invoices; meals are near neither, and "tidy" is unknown.
const words = WordVectors.of(
  wordTable({ bill: [9, 1, 0], invoic: [10, 0, 0], meal: [0, 10, 0], cook: [1, 9, 0], pai: [0, 0, 10] }),
)

interface Library {
  readonly [name: string]: string
}

function search(skills: Library, others = 0) {
  const all: Library = {
    ...skills,
    ...Object.fromEntries(Array.from({ length: others }, (_, at) => [`other-${at}`, `Number ${at}.`])),
  }
  return searchDocuments(
    Object.entries(all).map(([name, description]) => ({
      item: name,
      document: searchDocument({ name, description, triggers: [], intents: [], tags: [] }),
      trusted: true,
      rung: 0,
    })),
    { words },
  )
}

const first = (skills: Library, query: string, others?: number) => search(skills, others).search(query).hits[0]?.item

// By words alone both have "pay" alike, and the first name wins.
const pair = { 'a-cook': 'Pay for a meal to cook.', 'b-desk': 'Pay for an invoice to desk.' }

it('puts first what has a word near to the one that was said', () => {
  expect(first(pair, 'pay the bill')).toBe('b-desk')
  expect(first(pair, 'pay for meals')).toBe('a-cook')
})

it('changes no score: what a word adds is by words alone', () => {
  const { hits } = search(pair).search('pay the bill')
  expect(hits.map(({ score }) => score)).toEqual([hits[0]?.score, hits[0]?.score])
})

const found = (query: string, skills: Library) =>
  search(skills)
    .search(query)
    .hits.map(({ item }) => item)

it('keeps a name that was asked for in front', () => {
  expect(first({ bill: 'Something else.', 'b-desk': 'Pay the invoice: a bill, bills, invoices.' }, 'bill')).toBe('bill')
})

it('has nothing to say of a question that is long, or of more skills than people know', () => {
  const long = `pay the bill ${Array.from({ length: 20 }, (_, at) => `word${at}`).join(' ')}`
  const unknown = { 'a-cook': 'Pay for a tidy meal.', 'b-desk': 'Pay for a tidy invoice.' }
  expect(found('pay the bill', unknown)[0]).toBe('b-desk')
  expect(new Set(found(long, unknown))).toEqual(new Set(['a-cook', 'b-desk']))
})

describe('wordLikeness', () => {
  const introductions = [
    { name: 'b-desk', description: 'Pay the invoice.' },
    { name: 'a-cook', description: 'Pay the meal.' },
  ]
  const introductionOf = (slot: number) => introductions[slot] ?? { name: '', description: '' }
  const builder = new SegmentBuilder()
  for (const each of introductions) builder.add(searchDocument({ ...each, triggers: [], intents: [], tags: [] }))
  const segment = SearchSegment.of(builder.finish())

  function likeness(best: number): readonly number[] | undefined {
    if (segment === undefined || words === undefined) throw new Error('neither segment nor table')
    const query = matchQuery(createSearchIndex([{ segment }]), analyzeQuery('bill'))
    return wordLikeness(query, { words, slots: [0, 1], introductionOf, best })
  }

  it('gives more to what is near than to what is not, though neither has the word', () => {
    const [near = 0, far = 0] = likeness(0.3) ?? []
    expect(near - far).toBeGreaterThan(0.3)
  })

  it('gives less the more the words say, and nothing where they say nearly all', () => {
    const [near = 0, far = 0] = likeness(0.3) ?? []
    const [nearer = 0, farther = 0] = likeness(0.7) ?? []
    expect((nearer - farther) / (near - far)).toBeCloseTo(0.5)
    expect(likeness(0.85)).toBeUndefined()
  })
})

it('leads nobody away from what the words say, who asks in the words of an author', () => {
  const plain = {
    'a-one': 'Pay the bill.',
    'pay-desk': 'Pay the bill monthly, weekly, quarterly, yearly, early or late.',
  }
  expect(found('pay the bill', plain)).toEqual(['pay-desk', 'a-one'])
})
