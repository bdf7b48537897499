// Speed and memory of search: `node bench/search.mjs [--sizes 100,1000,10000] [--corpus FOLDER] [--words FILE] [--json FILE]`.
// Processor time of this process, so that other work on the machine counts less; the floor is a plain pass over as many numbers.
// What serves is a process of its own, bundled as the command line is: a thousand modules loaded one by one take 36 MB more.
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { SegmentBuilder, WordVectors, searchDocument } from '@metier/core'
import { timed } from './measure.mjs'
import { askedQuestions, manySkills } from './search-set.mjs'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100,1000,8000' },
    corpus: { type: 'string', default: fileURLToPath(new URL('../../shared/corpus', import.meta.url)) },
    words: { type: 'string' },
    json: { type: 'string' },
  },
})

const batchLength = 500
const words = values.words === undefined ? undefined : WordVectors.of(readFileSync(values.words))
const file = `${values.corpus}/search/skills.jsonl.gz`
if (!existsSync(file)) {
  console.error(`No skills at ${file}; --corpus FOLDER says where they are.`)
  process.exit(2)
}
const place = mkdtempSync(join(tmpdir(), 'metier-bench-search-'))
try {
  const server = join(place, 'serving.mjs')
  const entryPoints = [fileURLToPath(new URL('search-serving.mjs', import.meta.url))]
  await build({ entryPoints, outfile: server, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' })
  const rows = values.sizes.split(',').map((size) => measureSize(server, Number(size)))
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(rows, undefined, 2)}\n`)
} finally {
  rmSync(place, { recursive: true, force: true })
}

function measureSize(server, size) {
  const builder = new SegmentBuilder(words)
  // As large as what is kept of a skill beside its words: here a name and what is usual around it.
  const encoder = new TextEncoder()
  let weighing = 0
  let at = 0
  const described = join(place, `descriptions-${size}`)
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
  const index = join(place, `index-${size}.bin`)
  writeFileSync(index, bytes)
  writeFileSync(`${described}.ends`, Float64Array.from(ends))
  const asked = join(place, 'questions.json')
  writeFileSync(asked, JSON.stringify(askedQuestions()))
  const child = spawnSync(
    process.execPath,
    [server, index, described, asked, ...(values.words ? [values.words] : [])],
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
  for (const each of [index, described, `${described}.ends`]) rmSync(each)
  return row
}

function* batches(all) {
  let batch = []
  for (const each of all) {
    if (batch.push(each) === batchLength) yield batch.splice(0)
  }
  yield batch
}

function ms(time) {
  return `${time.toFixed(2)} ms`
}
