import { expect, it } from 'vitest'
import { analyzeQuery } from './analyze-query.ts'
import { createSearchIndex } from './create-search-index.ts'
import { matchQuery } from './match-query.ts'
import { searchDocument, type SearchDocument } from './search-document.ts'
import { searchDocuments } from './search-documents.ts'
import { SearchSegment } from './search-segment.ts'
import { SegmentBuilder } from './segment-builder.ts'
import { taskFocus, type TaskFocusOptions } from './task-focus.ts'
import { wordTable } from './word-table.case.ts'
import { WordVectors } from './word-vectors.ts'

const task =
  'Transcribe sixty voice messages of our field technicians, split those above the limit, detect the language, keep time ' +
  'stamps for each sentence, write one file with the text beside each recording, and name the machines as in the list.'
const apart = 'Brew coffee, bake bread, plant tulips, mend bicycles, paint fences, knit scarves.'
const fitting = { name: 'b-transcriber', description: 'Transcribe voice messages.' }
const other = { name: 'a-transcriber', description: `Transcribe voice messages. ${apart}` }

const documentOf = (parts: { readonly name: string; readonly description: string }) =>
  searchDocument({ ...parts, triggers: [], intents: [], tags: [] })

const otherOf = (at: number) => ({ name: `other-${String(at)}`, description: 'Sort beads.' })

function found(query: string, skills: readonly (typeof fitting)[], others = 0): readonly string[] {
  const all = [...skills, ...Array.from({ length: others }, (_, at) => otherOf(at))]
  const subjects = all.map((each) => ({ item: each.name, document: documentOf(each), trusted: true, rung: 0 }))
  return searchDocuments(subjects)
    .search(query)
    .hits.map(({ item }) => item)
}

/** What a task adds to each of some documents, alone or among so many others. */
function focus(
  documents: readonly SearchDocument[],
  {
    words,
    others = 0,
    ...options
  }: TaskFocusOptions & { readonly words?: WordVectors | undefined; readonly others?: number } = {},
): readonly number[] {
  const builder = new SegmentBuilder(words)
  for (const each of documents) builder.add(each)
  for (let at = 0; at < others; at += 1) builder.add(documentOf(otherOf(at)))
  const segment = SearchSegment.of(builder.finish())
  if (segment === undefined) throw new Error('no segment')
  const query = matchQuery(createSearchIndex([{ segment }]), analyzeQuery(task))
  return taskFocus(query, [...documents.keys()], options)
}

it('puts first for a task in a large library what says of itself little besides, where the words say as much of both', () => {
  expect(found(task, [fitting, other], 9000).slice(0, 2)).toEqual(['b-transcriber', 'a-transcriber'])
})

it('has nothing to say of a short question', () => {
  expect(found('transcribe voice messages', [fitting, other], 9000)).toEqual(['a-transcriber', 'b-transcriber'])
})

it('takes away in a large library for each word that the task has nothing of, and in a small one for none', () => {
  const documents = [fitting, { name: 'gardener', description: apart }].map(documentOf)
  const [fits = 0, strange = 1] = focus(documents, { others: 9000 })
  expect(strange).toBeLessThan(10 * fits)
  const [, longer = 0] = focus(
    [fitting, { name: 'gardener', description: `${apart} Sell boats, hire clowns.` }].map(documentOf),
    { others: 9000 },
  )
  expect(longer).toBeLessThan(strange)
  expect(focus(documents, { others: 900 })[1]).toBe(0)
})

it('takes twice as much away beside what the first ones mean in common, in a large library only', () => {
  const strange = [documentOf({ name: 'gardener', description: apart })]
  const [alone = 0] = focus(strange, { others: 9000 })
  expect(focus(strange, { others: 9000, isBesideMeaning: true })[0]).toBeCloseTo(2 * alone)
  expect(focus(strange, { others: 900, isBesideMeaning: true })[0]).toBe(0)
})

it('counts the same with a table of words, and none of the words that say when to use a skill', () => {
  const words = WordVectors.of(wordTable({ voic: [1, 0], coffe: [0, 1] }))
  const documents = [fitting, other].map(documentOf)
  expect(focus(documents, { words, others: 9000 })).toEqual(focus(documents, { others: 9000 }))
  const whenToUse = 'When somebody plants tulips, bakes bread, brews coffee, knits scarves or paints a fence.'
  const saysWhen = searchDocument({ ...fitting, whenToUse, triggers: [], intents: [], tags: [] })
  expect(focus([saysWhen, documentOf(other)], { others: 9000 })).toEqual(focus(documents, { others: 9000 }))
})
