// What a new process takes to answer `metier find WORDS` from the index of the last search, beside `node -e 0`:
// `node bench/search-cold.mjs [--sizes 1000,100000] [--corpus FOLDER] [--runs 21] [--place FOLDER]`. Both in turn; clock and
// processor time, children of theirs included. `--place` keeps what was written for another run.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { median } from './measure.mjs'
import { manySkills, writeSkills } from './search-set.mjs'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000' },
    corpus: { type: 'string', default: fileURLToPath(new URL('../../shared/corpus', import.meta.url)) },
    runs: { type: 'string', default: '21' },
    place: { type: 'string' },
  },
})
const file = `${values.corpus}/search/skills.jsonl.gz`
if (!existsSync(file)) {
  console.error(`No skills at ${file}; --corpus FOLDER says where they are.`)
  process.exit(2)
}
const cli = fileURLToPath(new URL('../packages/cli/bin/metier.js', import.meta.url))
const question = ['find', 'review', 'a', 'pull', 'request']
const place = values.place ?? mkdtempSync(join(tmpdir(), 'metier-bench-cold-'))
try {
  for (const size of values.sizes.split(',')) measureSize(Number(size))
} finally {
  if (values.place === undefined) rmSync(place, { recursive: true, force: true })
}

function measureSize(size) {
  const home = join(place, String(size))
  const project = join(home, 'project')
  if (!existsSync(project)) writeSkills(project, manySkills(file, size))
  mkdirSync(join(home, 'cache'), { recursive: true })
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    XDG_CACHE_HOME: join(home, 'cache'),
    XDG_CONFIG_HOME: join(home, 'config'),
  }
  const how = { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28 }
  const run = (words) => {
    const { status, stderr } = spawnSync(process.execPath, words, how)
    if (status !== 0) throw new Error(`${words.join(' ')}: exit ${status}\n${String(stderr)}`)
  }
  // The first builds, the next keep what was compiled. Half a minute after the last look at the skills another process
  // looks at them behind the answer, which is not what is measured: so here the last look is always a moment ago.
  const kept = join(home, 'cache', 'metier', 'search')
  const lookedNow = () => {
    for (const name of readdirSync(kept))
      if (name.startsWith('last-')) utimesSync(join(kept, name), new Date(), new Date())
  }
  run([cli, ...question])
  for (let at = 0; at < 3; at += 1) {
    lookedNow()
    run([cli, ...question])
  }
  const kinds = [
    { words: ['-e', '0'], wall: [], processor: [] },
    { words: [cli, ...question], wall: [], processor: [] },
  ]
  for (let at = 0; at < Number(values.runs); at += 1) {
    for (const kind of kinds) {
      lookedNow()
      const [before, started] = [childTime(), process.hrtime.bigint()]
      run(kind.words)
      kind.wall.push(Number(process.hrtime.bigint() - started) / 1e6)
      kind.processor.push(childTime() - before)
    }
  }
  const [floor, ours] = kinds.map(({ wall, processor }) => ({ wall: median(wall), processor: mean(processor) }))
  console.log(
    `${size} skills: ${(ours.wall / floor.wall).toFixed(2)}× (${ours.wall.toFixed(1)} ms / ${floor.wall.toFixed(1)} ms); ` +
      `processor ${(ours.processor / floor.processor).toFixed(2)}× (${ours.processor.toFixed(1)} ms / ${floor.processor.toFixed(1)} ms)`,
  )
}

/** Processor milliseconds of all children that have ended, in ticks of ten: many runs are needed. Linux only. */
function childTime() {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return 10 * (Number(fields[13]) + Number(fields[14]))
}

function mean(values_) {
  return values_.reduce((sum, each) => sum + each, 0) / values_.length
}
