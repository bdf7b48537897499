// How long the index of many skills takes to make, by one thread and by two in turn:
// `node bench/search-building.mjs [--size 100000] [--runs 1] [--corpus FOLDER]`. The skills are in memory. Written down are the
// time by the clock, the processor time of all threads and, where Linux tells it, that of the thread that asks: on two
// cores that nobody else uses that one and the clock are the same.
import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { SegmentBuilder, WordVectors, searchDocument } from '@metier/core'
import { openWeigher, weighTogether } from '@metier/runtime'
import { collectGarbage } from './measure.mjs'
import { manySkills } from './search-set.mjs'

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '1' },
    corpus: { type: 'string', default: fileURLToPath(new URL('../../shared/corpus', import.meta.url)) },
  },
})
const file = `${values.corpus}/search/skills.jsonl.gz`
if (!existsSync(file)) {
  console.error(`No skills at ${file}; --corpus FOLDER says where they are.`)
  process.exit(2)
}
const script = fileURLToPath(new URL('../packages/cli/bin/metier.js', import.meta.url))
const vectors = WordVectors.of(readFileSync(new URL('../packages/embeddings/words.bin', import.meta.url)))
const encoder = new TextEncoder()
const skills = Array.from(manySkills(file, Number(values.size)), ({ skill, body }) => ({
  // A part of a text keeps the whole of it in memory.
  skill: { ...skill, description: copied(skill.description) },
  body: copied(body.slice(0, 4000)),
  // As large as what is kept of a skill beside its words: here a name and what is usual around it.
  record: encoder.encode(skill.name.padEnd(60)),
}))
const made = new Set()
for (let run = 0; run < Number(values.runs); run += 1) for (const threads of [1, 2]) measure(threads)
if (made.size > 1) throw new Error('One thread and two made different indexes.')

function measure(threads) {
  collectGarbage()
  const [clock, all, own] = [performance.now(), process.cpuUsage(), ownTime()]
  const builder = new SegmentBuilder(vectors)
  weighTogether({
    builder,
    weigher: threads === 1 ? undefined : openWeigher({ script, words: ['__thread'], vectors }),
    count: skills.length,
    documentAt: (slot) => searchDocument(skills[slot].skill, skills[slot].body),
    noteAt: (slot) => ({ stamp: [slot, slot], record: skills[slot].record }),
  })
  const bytes = builder.finish()
  const { user, system } = process.cpuUsage(all)
  const asking = own === undefined ? '' : `, of the thread that asks ${seconds(ownTime() - own)}`
  console.log(
    `${skills.length} skills, ${threads} threads: ${seconds(performance.now() - clock)} by the clock, ` +
      `processor ${seconds((user + system) / 1000)}${asking}, file ${(bytes.length / 1e6).toFixed(1)} MB`,
  )
  made.add(createHash('sha256').update(bytes).digest('hex'))
}

/** Processor time of this thread in ms, where the system tells it. */
function ownTime() {
  if (process.platform !== 'linux') return undefined
  const descriptor = openSync('/proc/thread-self/schedstat')
  try {
    const bytes = new Uint8Array(64)
    const length = readSync(descriptor, bytes)
    return Number(new TextDecoder().decode(bytes.subarray(0, length)).split(' ')[0]) / 1e6
  } finally {
    closeSync(descriptor)
  }
}

function copied(text) {
  return new TextDecoder().decode(encoder.encode(text))
}

function seconds(time) {
  return `${(time / 1000).toFixed(1)} s`
}
