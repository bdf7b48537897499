// The fourth step of training: `node scripts/train-words/needs.mjs --skills skills.jsonl.gz --corpus FOLDER --out FOLDER [--without
// FOLD]`. Writes what refine.py reads: what people ask for (fixtures/search/needs-*.jsonl and training.jsonl), and what the words
// alone find for it in libraries drawn by chance. Skills that quality is measured on are left out. `--without 0` to `4` leaves a
// fifth of the questions out, for measuring by them. Needs a built tree, and reads packages/embeddings/words.bin.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tokenize, WordVectors } from '@metier/core'
import { analyzeQuery } from '../../packages/core/dist/search/analyze-query.js'
import { createSearchIndex } from '../../packages/core/dist/search/create-search-index.js'
import { likenessParts } from '../../packages/core/dist/search/likeness-parts.js'
import { matchQuery } from '../../packages/core/dist/search/match-query.js'
import { meaningWeight } from '../../packages/core/dist/search/meaning-weight.js'
import { rankDocuments } from '../../packages/core/dist/search/rank-documents.js'
import { searchDocument } from '../../packages/core/dist/search/search-document.js'
import { SearchSegment } from '../../packages/core/dist/search/search-segment.js'
import { SegmentBuilder } from '../../packages/core/dist/search/segment-builder.js'
import { readEnglish, readMeasured, readQueries } from '../search-quality/sets.mjs'

const { values } = parseArgs({
  options: {
    skills: { type: 'string' },
    corpus: { type: 'string' },
    out: { type: 'string' },
    without: { type: 'string' },
  },
})

/** Each question comes in so many rounds, each time in another library of at least so many skills. */
const rounds = 4
const librariesOfRound = 6
const libraryLength = 500
const fewestOthers = 300
/** As many as are learned from for each question: the first by their words. */
const found = 24
/** As the engine reads them: words of a description, of an introduction, and of a question that is looked at word by word. */
const [mostDescribed, mostIntroduced, longestQuestion] = [200, 120, 16]
const folds = 5

const root = new URL('../../', import.meta.url)
const words = WordVectors.of(readFileSync(new URL('packages/embeddings/words.bin', root)))
const measured = readMeasured(values)
const skills = readEnglish(values.skills).filter(({ skill }) => !measured.has(skill.name))
const numbers = new Map(skills.map(({ skill }, number) => [skill.name, number]))
const questions = ['needs-1', 'needs-2', 'training']
  .flatMap((name) => readQueries(new URL(`fixtures/search/${name}.jsonl`, root), 'train'))
  .filter((_, at) => values.without === undefined || at % folds !== Number(values.without))
const documents = skills.map(({ skill, body }) => searchDocument(skill, body))

const asked = []
for (let round = 0; round < rounds; round += 1) {
  const libraryOf = questions.map(
    ({ id }) => Number.parseInt(drawn(`${round} ${id}`).slice(0, 8), 16) % librariesOfRound,
  )
  for (let library = 0; library < librariesOfRound; library += 1) {
    const here = questions.filter((_, at) => libraryOf[at] === library)
    asked.push(...askedIn(libraryFor(here, `${round} ${library}`), here))
  }
}
const bags = skills.map(({ skill: { name, description }, body }) => {
  const named = tokenize(name, { keepStopWords: true })
  const described = tokenize(description)
  return {
    bag: rowsOf([...named, ...described.slice(0, mostDescribed)]),
    introduction: rowsOf([...new Set([...named, ...described])].slice(0, mostIntroduced)),
    sentences: [...sentencesIn(description), ...sentencesIn(body.slice(0, 1500)).slice(0, 6)]
      .map((sentence) => rowsOf(tokenize(sentence)))
      .filter(({ length }) => length > 1),
  }
})
const pairs = questions
  .map(({ query, relevant }) => ({ terms: rowsOf([...new Set(tokenize(query))]), skill: numbers.get(relevant[0]) }))
  .filter(({ terms }) => terms.length > 0)
writeFileSync(join(values.out, 'needs.json'), JSON.stringify({ skills: bags, pairs, asked }))
console.log(`${skills.length} skills, ${pairs.length} questions, asked ${asked.length} times`)

/** Numbers of the skills that are asked for, and of others drawn by chance. */
function libraryFor(here, seed) {
  const wanted = new Set(here.flatMap(({ relevant }) => relevant.map((name) => numbers.get(name))))
  const others = skills
    .map(({ skill: { name } }, number) => ({ number, at: drawn(`${seed} ${name}`) }))
    .filter(({ number }) => !wanted.has(number))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, Math.max(fewestOthers, libraryLength - wanted.size))
  return [...wanted, ...others.map(({ number }) => number)]
}

/** What the words find of each question, where it is something that was wanted and something that was not. */
function askedIn(library, here) {
  const builder = new SegmentBuilder(words)
  for (const number of library) builder.add(documents[number])
  const index = createSearchIndex([{ segment: SearchSegment.of(builder.finish()) }])
  const introductionOf = (slot) => documents[library[slot]]
  return here.flatMap(({ query, relevant }) => {
    const matched = matchQuery(index, analyzeQuery(query))
    const ranked = rankDocuments(matched, { limit: found }).documents
    const slots = ranked.map(({ document }) => document)
    const isWanted = slots.map((slot) => relevant.includes(documents[library[slot]].name))
    if (!isWanted.includes(true) || !isWanted.includes(false)) return []
    const isShort = matched.matched.length <= longestQuestion
    const parts = isShort ? likenessParts(matched, { words, slots, introductionOf }) : undefined
    return {
      terms: matched.matched.map(({ term }) => words.rowOf(term)),
      worth: matched.matched.map(({ worth }) => worth),
      weight: meaningWeight(matched.terms.length, index.size),
      candidates: slots.map((slot) => library[slot]),
      relevance: ranked.map(({ relevance }) => relevance),
      isWanted,
      ...(parts && { said: parts.map(({ said }) => said), length: parts.map(({ length }) => length) }),
    }
  })
}

/** Rows of the terms that the table knows. */
function rowsOf(terms) {
  return terms.map((term) => words.rowOf(term)).filter((row) => row >= 0)
}

function sentencesIn(text) {
  return text.split(/\n|(?<=[.!?;:])\s+/).filter(({ length }) => length > 15 && length < 200)
}

function drawn(seed) {
  return createHash('sha256').update(seed).digest('hex')
}
