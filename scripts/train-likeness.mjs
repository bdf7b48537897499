#!/usr/bin/env node
// Learns what the likeness of words counts beside the words themselves (packages/core/src/search/word-likeness.ts), from
// the paraphrases of fixtures/search/training.jsonl, and prints it. Needs a built tree, and a folder with the published
// skills that they ask for. The same inputs give the same numbers. WORDS.bin is a table of words that has not learned from these
// paraphrases, such as the one of commit d96a316: of the one that is shipped (scripts/train-words/refine.py) they would say too much.
// Use: node scripts/train-likeness.mjs FOLDER WORDS.bin
import { readFileSync } from 'node:fs'
import { analyzeQuery } from '../packages/core/dist/search/analyze-query.js'
import { createSearchIndex } from '../packages/core/dist/search/create-search-index.js'
import { likenessParts } from '../packages/core/dist/search/likeness-parts.js'
import { matchQuery } from '../packages/core/dist/search/match-query.js'
import { meaningBonus } from '../packages/core/dist/search/meaning-bonus.js'
import { rankDocuments } from '../packages/core/dist/search/rank-documents.js'
import { searchDocument } from '../packages/core/dist/search/search-document.js'
import { SearchSegment } from '../packages/core/dist/search/search-segment.js'
import { SegmentBuilder } from '../packages/core/dist/search/segment-builder.js'
import { WordVectors } from '../packages/core/dist/search/word-vectors.js'
import { readQueries, readTrainingLibraries } from './search-quality/sets.mjs'
import { choose, hitsFirst } from './train-likeness/choose.mjs'

const [folder, table] = process.argv.slice(2)
if (folder === undefined || table === undefined) {
  console.error(
    'Use: node scripts/train-likeness.mjs FOLDER WORDS.bin, where search/skills.jsonl.gz is, and a table of words',
  )
  process.exit(2)
}

const root = new URL('../', import.meta.url)
const words = WordVectors.of(readFileSync(table))
const queries = readQueries(new URL('fixtures/search/training.jsonl', root), 'train')
/** As many as are weighed for each question; each is `[by words and meaning, near, said, length]`. */
const weighed = 50
const folds = 5

const questions = readTrainingLibraries(`${folder}/search/skills.jsonl.gz`, queries).flatMap(({ entries, asked }) => {
  const documents = entries.map(({ skill, body }) => searchDocument(skill, body))
  const builder = new SegmentBuilder(words)
  for (const document of documents) builder.add(document)
  const index = createSearchIndex([{ segment: SearchSegment.of(builder.finish()) }])
  return asked.map((query) => questionOf(query, { index, documents }))
})

const weights = choose(questions)
const unseen = Array.from({ length: folds }, (_, fold) => {
  const isInFold = ({ id }) => Number(id.slice(1)) % folds === fold
  const learned = choose(questions.filter((question) => !isInFold(question)))
  return hitsFirst(questions.filter(isInFold), learned)
})
const sum = (rows) =>
  rows.reduce((total, { first, asked }) => ({ first: total.first + first, asked: total.asked + asked }))
console.log(`learned, by words and meaning 1: ${weights.map((each) => (each / weights[0]).toFixed(2)).join(', ')}`)
for (const [label, { first, asked }] of [
  ['by words and meaning', hitsFirst(questions, [1, 0, 0, 0])],
  ['learned, on questions left out', sum(unseen)],
])
  console.log(`${label}: ${first} of ${asked} first, ${((100 * first) / asked).toFixed(1)} %`)

function questionOf({ id, query, relevant }, { index, documents }) {
  const matched = matchQuery(index, analyzeQuery(query))
  const near = meaningBonus(matched, words)
  const ranked = rankDocuments(matched, { limit: 100 })
    .documents.map(({ document, relevance }) => ({ document, value: relevance + near(document) }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, weighed)
  const slots = ranked.map(({ document }) => document)
  const parts = likenessParts(matched, { words, slots, introductionOf: (slot) => documents[slot] })
  return {
    id,
    candidates: parts.map(({ near: nearest, said, length }, at) => [
      ranked[at].value,
      nearest,
      said,
      Math.log(1 + length),
    ]),
    isWanted: slots.map((slot) => relevant.includes(documents[slot].name)),
  }
}
