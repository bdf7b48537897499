// Speed of search in memory: `node bench/search.mjs [--sizes 1000,10000] [--corpus FOLDER]`. Published skills, repeated under
// other names where there are not enough of them; the floor is one pass over as many bytes as the index has postings.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { SearchSegment, SegmentBuilder, createSearch, createSearchIndex, searchDocument } from '@metier/core'
import { readLargeSet, readQueries } from '../scripts/search-quality/sets.mjs'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,8000' },
    corpus: { type: 'string', default: fileURLToPath(new URL('../../shared/corpus', import.meta.url)) },
  },
})
const file = `${values.corpus}/search/skills.jsonl.gz`
if (!existsSync(file)) {
  console.error(`No skills at ${file}; --corpus FOLDER says where they are.`)
  process.exit(2)
}

const { entries } = readLargeSet(file)
const queries = readQueries(new URL('../fixtures/search/queries.jsonl', import.meta.url), 'tune')
const short = queries.filter(({ kind }) => kind === 'short').map(({ query }) => query)
// Tasks of about two hundred words: several of our long questions one after the other.
const tasks = queries.filter(({ kind }) => kind === 'long').map(({ query }) => query)
const long = tasks.map((_, at) => [0, 1, 2, 3].map((next) => tasks[(at + next) % tasks.length]).join(' '))

for (const size of values.sizes.split(',').map(Number)) measureSize(size)

function measureSize(size) {
  const documents = documentsOf(size)
  const builder = new SegmentBuilder()
  // As large as what is kept of a skill beside its words.
  const record = new Uint8Array(60)
  const [, weighing] = timed(() => {
    for (const [at, document] of documents.entries()) builder.add(document, { stamp: [at, at], record })
  })
  const [bytes, writing] = timed(() => builder.finish())
  const [segment, opening] = timed(() => SearchSegment.of(bytes))
  const subjects = documents.map(({ name }) => ({ item: name, name, triggers: [], trusted: true, rung: 0 }))
  const search = createSearch((slot) => subjects[slot], createSearchIndex([{ segment }]))
  const floor = middle(Array.from({ length: 20 }, () => timed(() => bytes.reduce((sum, each) => sum + each, 0))[1]))
  console.log(
    `${size} skills: weigh ${ms(weighing)} (${ms(weighing / size)} each), write ${ms(writing)}, open ${ms(opening)}`,
  )
  console.log(`  file ${(bytes.length / 1e6).toFixed(1)} MB, one pass over its bytes ${ms(floor)}`)
  for (const [name, asked] of Object.entries({ short, long })) {
    for (const query of asked) search.search(query)
    const times = asked.map((query) => timed(() => search.search(query))[1])
    console.log(
      `  ${name}: p50 ${ms(middle(times))}, p95 ${ms(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)])}`,
    )
  }
}

function documentsOf(size) {
  return Array.from({ length: size }, (_, at) => {
    const { skill, body } = entries[at % entries.length]
    const round = Math.floor(at / entries.length)
    return searchDocument({ ...skill, name: round === 0 ? skill.name : `${skill.name}-${round}` }, body)
  })
}

function timed(work) {
  const started = performance.now()
  const result = work()
  return [result, performance.now() - started]
}

function middle(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]
}

function ms(time) {
  return `${time.toFixed(2)} ms`
}
