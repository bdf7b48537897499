import { expect, it } from 'vitest'
import { commonMeaning } from './common-meaning.ts'
import { createSearchIndex } from './create-search-index.ts'
import { searchDocument } from './search-document.ts'
import { searchDocuments } from './search-documents.ts'
import { SearchSegment } from './search-segment.ts'
import { SegmentBuilder } from './segment-builder.ts'
import { wordTable } from './word-table.case.ts'
import { WordVectors } from './word-vectors.ts'

const words = tableOf(7)

function tableOf(identity: number): WordVectors {
  const made = WordVectors.of(wordTable({ voic: [1, 0], coffe: [0, 1] }, identity))
  if (made === undefined) throw new Error('no table')
  return made
}

/** What is added to skills of one word each, all of the same score unless told. */
function added(descriptions: readonly string[], scoreOf: (at: number) => number = () => 0.5, table = words) {
  const builder = new SegmentBuilder(words)
  for (const [at, description] of descriptions.entries())
    builder.add(searchDocument({ name: `s${String(at)}`, description, triggers: [], intents: [], tags: [] }))
  const segment = SearchSegment.of(builder.finish())
  if (segment === undefined) throw new Error('no segment')
  const found = descriptions.map((_, document) => ({ document, score: scoreOf(document) }))
  return commonMeaning(createSearchIndex([{ segment }]), table, found)
}

it('adds most to what most are about', () => {
  const [first = 0, second = 0, alone = 1] = added(['voice', 'voice', 'coffee']) ?? []
  expect(first).toBe(second)
  expect(first).toBeGreaterThan(alone)
  expect(alone).toBeGreaterThan(0)
})

it('lets count for more what the words say more of the task', () => {
  const [voice = 0, coffee = 0] = added(['voice', 'coffee'], (at) => (at === 0 ? 0.5 : 0.1)) ?? []
  expect(voice).toBeGreaterThan(coffee)
})

it('asks the first ten and no more, and adds to those behind them as well', () => {
  const ten = Array.from({ length: 10 }, () => 'voice')
  const values = added([...ten, 'coffee', 'voice'], (at) => (at === 10 ? 9 : 0.5)) ?? []
  expect(values[10]).toBeCloseTo(0)
  expect(values[11]).toBeCloseTo(values[0] ?? 0)
})

it('adds nothing to what it knows no meaning of, nor to any where it knows none', () => {
  expect(added(['voice', 'strange'])?.[1]).toBe(0)
  expect(added(['strange', 'stranger'])).toEqual([0, 0])
})

it('has nothing to say with another table of words', () => {
  expect(added(['voice'], () => 1, tableOf(8))).toBeUndefined()
})

it('puts first for a task, of two that say as much of it, the one that the others are like', () => {
  const task =
    'Transcribe sixty messages of our field technicians, split those above the limit, detect the language, keep time stamps ' +
    'for each sentence, write one file with the text beside each recording, and name the machines as in the list.'
  const subjects = Object.entries({
    a: 'Transcribe messages of technicians, detect the language, keep stamps beside each recording, coffee.',
    b: 'Transcribe messages of technicians, detect the language, keep stamps beside each recording, voice.',
    c: 'Machines, voice.',
    d: 'Sentence, voice.',
  }).map(([name, description]) => {
    const document = searchDocument({ name, description, triggers: [], intents: [], tags: [] })
    return { item: name, document, trusted: true, rung: 0 }
  })
  const first = (table?: WordVectors) => searchDocuments(subjects, table && { words: table }).search(task).hits[0]?.item
  expect(first()).toBe('a')
  expect(first(words)).toBe('b')
})
