// Speed and memory of search: `node bench/search.mjs [--sizes 100,1000,10000] [--corpus FOLDER] [--words FILE] [--json FILE]`.
// Processor time of this process, so that other work on the machine counts less; the floor is a plain pass over as many numbers.
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import {
  SearchSegment,
  SegmentBuilder,
  WordVectors,
  createSearch,
  createSearchIndex,
  searchDocument,
} from '@metier/core'
import { median, timed } from './measure.mjs'
import { askedQuestions, manySkills } from './search-set.mjs'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100,1000,8000' },
    corpus: { type: 'string', default: fileURLToPath(new URL('../../shared/corpus', import.meta.url)) },
    words: { type: 'string' },
    json: { type: 'string' },
    // For the process that is measured while it serves.
    serve: { type: 'string' },
    descriptions: { type: 'string' },
  },
})

const noTriggers = []
const batchLength = 500
/** Bytes, see `SkillSegments`. */
const largeFile = 8 << 20
const words = values.words === undefined ? undefined : WordVectors.of(readFileSync(values.words))
if (values.serve === undefined) measureAll()
else console.log(JSON.stringify(serve(values.serve)))

function measureAll() {
  const file = `${values.corpus}/search/skills.jsonl.gz`
  if (!existsSync(file)) {
    console.error(`No skills at ${file}; --corpus FOLDER says where they are.`)
    process.exit(2)
  }
  const rows = values.sizes.split(',').map((size) => measureSize(file, Number(size)))
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(rows, undefined, 2)}\n`)
}

function measureSize(file, size) {
  const builder = new SegmentBuilder(words)
  // As large as what is kept of a skill beside its words: here a name and what is usual around it.
  const encoder = new TextEncoder()
  let weighing = 0
  let at = 0
  const place = mkdtempSync(join(tmpdir(), 'metier-bench-search-'))
  const described = join(place, 'descriptions')
  const ends = []
  // To ask for the time takes longer than to weigh a small skill, so that many are weighed at once.
  for (const skills of batches(manySkills(file, size))) {
    const records = skills.map(({ skill }) => encoder.encode(skill.name.padEnd(60)))
    const [, time] = timed(() => {
      for (const [place, { skill, body }] of skills.entries()) {
        builder.add(searchDocument(skill, body), { stamp: [at, at], record: records[place] })
        at += 1
      }
    })
    weighing += time
    for (const { skill } of skills) {
      const description = encoder.encode(skill.description)
      ends.push((ends.at(-1) ?? 0) + description.length)
      appendFileSync(described, description)
    }
  }
  const [bytes, writing] = timed(() => builder.finish())
  try {
    const index = join(place, 'index.bin')
    writeFileSync(index, bytes)
    writeFileSync(`${described}.ends`, Float64Array.from(ends))
    const also = values.words === undefined ? [] : ['--words', values.words]
    const child = spawnSync(
      process.execPath,
      [fileURLToPath(import.meta.url), '--serve', index, '--descriptions', described, ...also],
      {
        encoding: 'utf8',
        maxBuffer: 2 ** 24,
      },
    )
    if (child.status !== 0) throw new Error(child.stderr)
    const row = { skills: size, weighing, writing, megabytes: bytes.length / 1e6, ...JSON.parse(child.stdout) }
    console.log(
      `${size} skills: build ${ms(weighing + writing)}, file ${row.megabytes.toFixed(1)} MB, short ${ms(row.short)} (words alone ${ms(row.shortWords)}), ` +
        `task ${ms(row.long)} (${ms(row.longWords)}), floor ${ms(row.floor)}, serving ${row.memory.toFixed(0)} MB`,
    )
    return row
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

function* batches(all) {
  let batch = []
  for (const each of all) {
    if (batch.push(each) === batchLength) yield batch.splice(0)
  }
  yield batch
}

/**
 * Answers all questions as a server does, from an index in memory or, where it is large, read in parts: the median of each
 * kind, in ms, and what the process holds, in MB.
 */
function serve(index) {
  const segment = openSegment(index)
  const decoder = new TextDecoder()
  const ends = openSync(`${values.descriptions}.ends`, 'r')
  // Where a description ends is read as well: held, it would count as memory of the search.
  const endOf = (slot) => {
    const end = new Float64Array(1)
    if (slot >= 0) readSync(ends, end, 0, 8, 8 * slot)
    return end[0]
  }
  const described = openSync(values.descriptions, 'r')
  // Who serves has the skills themselves; here a name and a description are read when they are asked for.
  class Subject {
    triggers = noTriggers
    trusted = true
    rung = 0
    constructor(slot) {
      this.item = slot
    }
    get name() {
      return decoder.decode(segment.recordOf(this.item)).trim()
    }
    get description() {
      const from = endOf(this.item - 1)
      const bytes = new Uint8Array(endOf(this.item) - from)
      readSync(described, bytes, 0, bytes.length, from)
      return decoder.decode(bytes)
    }
  }
  const subjectAt = (slot) => new Subject(slot)
  const searched = createSearchIndex([{ segment }])
  const open = (how) => createSearch(subjectAt, searched, how)
  const asked = Object.entries(askedQuestions())
  const medians = asked.map(([kind, questions]) => [kind, medianOf(open({ words }), questions)])
  const memory = process.memoryUsage().rss / 2 ** 20
  const alone = asked.map(([kind, questions]) => [`${kind}Words`, medianOf(open({}), questions)])
  const numbers = new Int32Array(segment.size)
  const pass = () => numbers.reduce((sum, each) => sum + each, 0)
  const floor = median(Array.from({ length: 50 }, () => timed(pass)[1]))
  return { ...Object.fromEntries([...medians, ...alone]), floor, memory, load: loadavg()[0] }
}

/** The second and later times: who serves has answered before. */
function medianOf(search, asked) {
  for (const query of asked) search.search(query, { accepts: everything })
  return median(
    asked.map((query) =>
      median(Array.from({ length: 7 }, () => timed(() => search.search(query, { accepts: everything }))[1])),
    ),
  )
}

function openSegment(index) {
  const { size } = statSync(index)
  if (size < largeFile) return SearchSegment.of(readFileSync(index))
  const descriptor = openSync(index, 'r')
  return SearchSegment.inParts(size, (offset, length, into) => {
    const wanted = Math.max(0, Math.min(length, size - offset))
    const bytes = into ?? new Uint8Array(wanted)
    return bytes.subarray(0, readSync(descriptor, bytes, 0, wanted, offset))
  })
}

function everything() {
  return true
}

function ms(time) {
  return `${time.toFixed(2)} ms`
}
