// Writes docs/search-results.md and docs/search-growth.svg: `node scripts/search-results.mjs --rivals FOLDER --growth FILE.json`.
// FOLDER has minisearch, @orama/orama and node-sqlite3-wasm installed; FILE is what `bench/search.mjs --json` wrote. Without
// --rivals only what is said of speed and size is written anew, without --growth only what is said of quality.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { WordVectors } from '@metier/core'
import { growthPlot } from './search-quality/growth-plot.mjs'
import { measure, summarize } from './search-quality/metrics.mjs'
import { fts5, meaningAlone, metier, miniSearch, orama } from './search-quality/rivals.mjs'
import { readEnglish, readLargeSet, readLibrary, readQueries, readSkills } from './search-quality/sets.mjs'

const { values } = parseArgs({
  options: {
    rivals: { type: 'string' },
    growth: { type: 'string' },
    // Ask the other libraries also where there are thousands of skills.
    all: { type: 'boolean', default: false },
    corpus: { type: 'string', default: fileURLToPath(new URL('../../shared/corpus', import.meta.url)) },
    words: { type: 'string', default: fileURLToPath(new URL('../packages/embeddings/words.bin', import.meta.url)) },
  },
})
const isAsked = values.growth !== undefined || values.rivals !== undefined
if (!isAsked || (values.rivals !== undefined && !existsSync(values.corpus))) {
  console.error('Needs --growth or --rivals, and with --rivals a corpus; the head of this file says what they are.')
  process.exit(2)
}
const page = new URL('../docs/search-results.md', import.meta.url)
const speedHeading = '## Speed and size\n'
const [qualityBefore, speedBefore] = readFileSync(page, 'utf8').split(speedHeading)
const speed = values.growth === undefined ? `${speedHeading}${speedBefore}` : speedOf(values.growth)
if (values.rivals === undefined) {
  writeFileSync(page, `${qualityBefore}${speed}`)
  process.exit(0)
}

const mostForOthers = 1000
const words = WordVectors.of(readFileSync(values.words))
const archive = `${values.corpus}/search/skills.jsonl.gz`
const questions = (name, half) => readQueries(new URL(`../fixtures/search/${name}.jsonl`, import.meta.url), half)
const own = readSkills(`${values.corpus}/skills`)
const large = readLargeSet(archive)
const names = new Set(own.map(({ skill }) => skill.name))
const every = [...own, ...readEnglish(archive).filter(({ skill }) => !names.has(skill.name))]
const sets = [
  {
    title: 'Questions of our own',
    about: `${own.length} published skills; short needs, long tasks, some in other languages, some for several skills.`,
    entries: own,
    asked: (half) => questions('queries', half),
  },
  {
    title: 'Paraphrases',
    about:
      'A library of 314 skills drawn by chance, none of which the table of words has learned from; short needs in other words than theirs.',
    entries: readLibrary(archive),
    asked: (half) => questions('paraphrases', half),
  },
  {
    title: 'Trigger phrases',
    about: `${large.entries.length} skills; a phrase that the author gives as a trigger, taken out of the text. Nothing of this set is held back, and the table of words has learned from most of these skills.`,
    entries: large.entries,
    asked: (half) => (half === 'final' ? large.queries : []),
  },
  {
    title: 'Long tasks',
    about: `${every.length} skills. Tasks and briefs have about 130 words, most are for one skill or two; those of the kinds "container" and "colleague" 148, and nearly all name several things to do, so that four skills on average fit. Tasks were written for finding out what long tasks lack; briefs, in the voice of an end user, are all held back, and of the other two kinds every second. Written before anything was asked of them, the held-back ones were asked on two occasions (the briefs once before), each time of a version and the one before it, on 2026-11-23. Further skills that fit 14 of the tasks were added to their labels before the second. Orders (with files, outputs and limits) and needs (told by people who do not know the words of the trade) came later, 122 of some 130 words, labelled by what eight other rankings put first; the half held back was asked on two occasions, each time for two versions. The table of words has learned from most of these skills.`,
    entries: every,
    asked: (half) => questions('tasks', half),
  },
  {
    title: 'More long tasks',
    about: `The same skills. 640 tasks of some 175 words by eight writers who were shown a skill and its neighbours and no ranking: instructions in a container, pieces of work for a project, and what people tell at length; a third needs two skills or three. The words that count for less in a task were learned from the 480 for tuning; the 160 held back are by two other writers, and were asked once, on 2026-11-27, of this version and the one before it.`,
    entries: every,
    asked: (half) => questions('long-tasks', half),
  },
]

const lines = [
  '# Search: results',
  '',
  'Written by `node scripts/search-results.mjs`; what is measured, and how it may be read, says [search.md](search.md#how-good-it-is).',
  'Percent; in brackets the middle 95 % of 1,000 resamples of the questions. The other libraries have their own defaults over',
  'name, description and text, FTS5 its stemmer and the weights 5, 3, 1. "Meaning alone" is the table of words without the words',
  'themselves. *Held back* means: no setting was chosen by it. Half of the held-back questions of our own were read twice in earlier',
  'versions; the held-back paraphrases were read for six editions of this page, and nothing was chosen by them. All four halves were',
  'asked again four times on 2026-11-23 and once on 2026-11-27, each time for a version and the one before it: each figure is as it',
  'stands here.',
  '',
]
for (const set of sets) await measureSet(set)
writeFileSync(page, `${lines.join('\n')}\n${speed}`)

/** What the page says of speed and size, by a file of measurements; draws the picture of it as well. */
function speedOf(file) {
  const growth = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(new URL('../docs/search-growth.svg', import.meta.url), growthPlot(growth))
  return `${growthTable(growth).join('\n')}\n`
}

async function measureSet({ title, about, entries, asked }) {
  // Thousands of skills take the others many minutes.
  const makers = entries.length > mostForOthers && !values.all ? [] : [miniSearch, fts5, orama]
  const rivals = makers.map((make) => make(entries, values.rivals))
  const engines = [
    metier(entries, words),
    metier(entries),
    meaningAlone(entries, words),
    ...(await Promise.all(rivals)),
  ]
  lines.push(`## ${title}`, '', about, '')
  for (const [half, called] of [
    ['final', 'Held back'],
    ['tune', 'For tuning'],
  ]) {
    const queries = asked(half).filter(({ relevant }) => relevant.length > 0)
    if (queries.length === 0) continue
    const heading = title === 'Trigger phrases' ? '' : `${called}: `
    lines.push(`${heading}${queries.length} questions.`, '')
    lines.push('| | Hit@1 | Recall@5 | Recall@10 | MRR | nDCG@10 |', '|---|---|---|---|---|---|')
    const rows = new Map()
    for (const engine of engines) {
      const measured = []
      for (const query of queries) {
        const found = await engine.find(query.query, 10)
        measured.push({ kind: query.kind, row: measure(found, new Set(query.relevant)) })
      }
      rows.set(engine.name, measured)
      lines.push(`| ${engine.name} | ${cells(measured).join(' | ')} |`)
    }
    lines.push('', ...byKind(rows))
  }
}

function cells(measured) {
  const figures = Object.values(summarize(measured.map(({ row }) => row)))
  return figures.map(({ mean, low, high }) => `${mean.toFixed(1)} (${low.toFixed(0)} to ${high.toFixed(0)})`)
}

function byKind(rows) {
  const kinds = [...new Set([...rows.values()].flat().map(({ kind }) => kind))].filter((kind) => kind !== undefined)
  if (kinds.length < 2) return []
  const names = [...rows.keys()]
  const table = kinds.map((kind) => {
    const of = names.map((name) => {
      const { 'Hit@1': hit, MRR: rank } = summarize(
        rows.get(name).flatMap((each) => (each.kind === kind ? [each.row] : [])),
      )
      return `${hit.mean.toFixed(1)} / ${rank.mean.toFixed(1)}`
    })
    const count = rows.get(names[0]).filter((each) => each.kind === kind).length
    return `| ${kind} | ${count} | ${of.join(' | ')} |`
  })
  return [
    'Hit@1 and MRR by kind of question:',
    '',
    `| | n | ${names.join(' | ')} |`,
    `|---|---|${names.map(() => '---|').join('')}`,
    ...table,
    '',
  ]
}

/** How many processes wanted a core while it was measured, least and most. */
function loads(growthRows) {
  const all = growthRows.map(({ load }) => Math.round(load))
  return `${Math.min(...all)} to ${Math.max(...all)}`
}

function growthTable(growthRows) {
  return [
    '## Speed and size',
    '',
    `Processor time on two cores that other work shared (load ${loads(growthRows)}): upper bounds, a quiet machine is faster. Where there are not`,
    'enough published skills they come again, the rare words of each copy changed, so that the vocabulary grows as that of new ones.',
    'The floor is one pass over as many numbers as there are skills. Building is from texts in memory, on one core; serving is a',
    'process, bundled as the command line is, with the table of words and the lists of many questions in memory, Node included; of an index above 8 MB it reads',
    'parts. Questions are asked a second time and later, as of a process that serves; in brackets by words alone.',
    '',
    '![How each grows with the number of skills](search-growth.svg)',
    '',
    '| skills | build | file | short question, p50 | task of 150 words, p50 | floor | serving |',
    '|---|---|---|---|---|---|---|',
    ...growthRows.map(
      ({ skills, weighing, writing, megabytes, short, shortWords, long, longWords, floor, memory }) =>
        `| ${skills.toLocaleString('en')} | ${((weighing + writing) / 1000).toFixed(1)} s | ${megabytes.toFixed(1)} MB | ${short.toFixed(2)} ms (${shortWords.toFixed(2)}) | ${long.toFixed(2)} ms (${longWords.toFixed(2)}) | ${floor.toFixed(2)} ms | ${memory.toFixed(0)} MB |`,
    ),
  ]
}
