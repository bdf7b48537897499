// What a change costs a process that searches: `node bench/search-changes.mjs [--sizes 1000,10000] [--corpus FOLDER] [--runs 7]`.
// Processor time of this process. `looked over` is a search by a process that has just begun and finds the index as the skills
// are; `one change` is the search after one SKILL.md was written anew. Of both, what the question itself takes is taken off.
// What is written behind the answer is measured apart.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createNodeFileSystem, createNodeFileWriter, createNodeHost, openCatalog, skillSearchOf } from '@metier/runtime'
import { median, timed } from './measure.mjs'
import { manySkills, writeSkills } from './search-set.mjs'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000' },
    corpus: { type: 'string', default: fileURLToPath(new URL('../../shared/corpus', import.meta.url)) },
    runs: { type: 'string', default: '7' },
  },
})
const file = `${values.corpus}/search/skills.jsonl.gz`
if (!existsSync(file)) {
  console.error(`No skills at ${file}; --corpus FOLDER says where they are.`)
  process.exit(2)
}
const question = 'review a pull request'
for (const size of values.sizes.split(',')) await measureSize(Number(size))

async function measureSize(size) {
  const place = mkdtempSync(join(tmpdir(), 'metier-bench-changes-'))
  try {
    const skills = writeSkills(join(place, 'project'), manySkills(file, size))
    const places = { cwd: join(place, 'project'), home: join(place, 'home'), environment: {} }
    const opened = async () => {
      const { service } = await openCatalog(places)
      const host = createNodeHost({ environment: {}, home: places.home })
      const options = { fileSystem: createNodeFileSystem(), writer: createNodeFileWriter(), host }
      const search = skillSearchOf(service, options)
      return { service, find: () => search.find(service.view(), question) }
    }
    const first = await opened()
    const count = first.service.view().entries.length
    const [, building] = timed(first.find)
    const runs = []
    for (let at = 0; at < Number(values.runs); at += 1) {
      const { service, find } = await opened()
      service.view()
      const [, looked] = timed(find)
      const [, again] = timed(find)
      const { path, text } = skills[(at * 7919) % skills.length]
      writeFileSync(path, `${text}\nChanged ${at} times.\n`)
      const [, seen] = timed(() => service.refresh())
      service.view()
      const [, changed] = timed(find)
      const before = process.cpuUsage()
      await new Promise((done) => setImmediate(done))
      const { user, system } = process.cpuUsage(before)
      const written = (user + system) / 1000
      const [, after] = timed(find)
      runs.push({ looked: looked - again, seen, changed: changed - after, written, after })
    }
    const of = (name) => ms(median(runs.map((run) => run[name])))
    console.log(
      `${count} skills: first search ${ms(building)}, looked over ${of('looked')}, catalogue read again ${of('seen')}, ` +
        `one change ${of('changed')}, written behind it ${of('written')}, a question then ${of('after')}`,
    )
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

function ms(time) {
  return `${time.toFixed(1)} ms`
}
