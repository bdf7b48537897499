// Prints how well skills are found: `node scripts/search-quality.mjs [--half tune|final|all] [--rivals FOLDER] [--large]`.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { measure, summarize } from './search-quality/metrics.mjs'
import { fts5, metier, miniSearch, orama } from './search-quality/rivals.mjs'
import { readLargeSet, readQueries, readSkills } from './search-quality/sets.mjs'

const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'tune' },
    rivals: { type: 'string' },
    large: { type: 'boolean', default: false },
    corpus: { type: 'string', default: fileURLToPath(new URL('../../shared/corpus', import.meta.url)) },
  },
})

if (!existsSync(values.corpus)) {
  console.error(`No skills at ${values.corpus}; --corpus FOLDER says where they are.`)
  process.exit(2)
}

const queries = readQueries(new URL('../fixtures/search/queries.jsonl', import.meta.url), values.half)
const skills = readSkills(`${values.corpus}/skills`)
console.log(`${skills.length} skills, ${queries.length} questions (${values.half})`)
for (const engine of await enginesFor(skills)) {
  const answerable = queries.filter(({ relevant }) => relevant.length > 0)
  await report(engine, 'all', answerable)
  for (const kind of new Set(answerable.map((query) => query.kind))) {
    await report(
      engine,
      kind,
      answerable.filter((query) => query.kind === kind),
    )
  }
  if (engine.answer) reportVerdicts(engine)
}
if (values.large) {
  const large = readLargeSet(`${values.corpus}/search/skills.jsonl.gz`)
  console.log(`${large.entries.length} skills, ${large.queries.length} trigger phrases`)
  for (const engine of await enginesFor(large.entries)) await report(engine, 'triggers', large.queries)
}

async function enginesFor(entries) {
  const own = metier(entries)
  if (values.rivals === undefined) return [own]
  return [own, ...(await Promise.all([miniSearch, fts5, orama].map((make) => make(entries, values.rivals))))]
}

async function report(engine, label, asked) {
  const rows = []
  const started = performance.now()
  for (const { query, relevant } of asked) rows.push(measure(await engine.find(query, 10), new Set(relevant)))
  const each = (performance.now() - started) / asked.length
  const figures = Object.entries(summarize(rows)).map(
    ([key, { mean, low, high }]) => `${key} ${mean.toFixed(1)} (${low.toFixed(0)} to ${high.toFixed(0)})`,
  )
  console.log(
    `${engine.name.padEnd(22)} ${label.padEnd(9)} n=${String(asked.length).padEnd(4)} ${figures.join('  ')}  ${each.toFixed(2)} ms`,
  )
}

/** How often each verdict is given where something fits and where nothing does, and how right the first is then. */
function reportVerdicts(engine) {
  for (const answerable of [true, false]) {
    const asked = queries.filter(({ relevant }) => relevant.length > 0 === answerable)
    const answers = asked.map(({ query, relevant }) => ({ ...engine.answer(query), relevant }))
    for (const verdict of ['fits', 'several', 'none']) {
      const given = answers.filter((answer) => answer.verdict === verdict)
      const right = given.filter(({ hits, relevant }) => relevant.includes(engine.nameOf(hits[0]?.item)))
      console.log(
        `  ${answerable ? 'has an answer' : 'has none'}: "${verdict}" ${given.length} of ${asked.length}, first right ${right.length}`,
      )
    }
  }
}
