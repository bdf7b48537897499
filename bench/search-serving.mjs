// A process that serves searches, for `bench/search.mjs`: `node bench/search-serving.mjs INDEX DESCRIPTIONS QUESTIONS [WORDS]`. It
// prints how long it takes to answer and what it holds.
import { openSync, readFileSync, readSync, statSync } from 'node:fs'
import { loadavg } from 'node:os'
import { SearchSegment, WordVectors, createSearch, createSearchIndex } from '@metier/core'
import { median, timed } from './measure.mjs'

const [index, descriptions, questions, table] = process.argv.slice(2)
const noTriggers = []
/** Bytes, see `SkillSegments`. */
const largeFile = 8 << 20
const words = table === undefined ? undefined : WordVectors.of(readFileSync(table))
console.log(JSON.stringify(serve()))

/**
 * Answers all questions as a server does, from an index in memory or, where it is large, read in parts: the median of each
 * kind, in ms, and what the process holds, in MB.
 */
function serve() {
  const segment = openSegment()
  const decoder = new TextDecoder()
  const ends = openSync(`${descriptions}.ends`, 'r')
  // Where a description ends is read as well: held, it would count as memory of the search.
  const endOf = (slot) => {
    const end = new Float64Array(1)
    if (slot >= 0) readSync(ends, end, 0, 8, 8 * slot)
    return end[0]
  }
  const described = openSync(descriptions, 'r')
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
  const asked = Object.entries(JSON.parse(readFileSync(questions, 'utf8')))
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

function openSegment() {
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
