#!/usr/bin/env node
// Speed and memory as ratios to a floor measured in the same run. `node bench/run.mjs [name…]`; prints a table.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { makeSkills } from './make-skills.mjs'
import { alternate, alternateStarts, median, peakMemory, waitUntil } from './measure.mjs'
import { isBack, measureCommands } from './commands.mjs'
import { hasRivals, measureColdHelp, measureFootprint, measurePackages } from './packages.mjs'
import { measureRendering } from './render.mjs'
import { measureManyRuns, measureSandbox } from './sandbox.mjs'
import { measureTeams } from './teams.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const cli = join(root, 'packages/cli/bin/metier.js')
const place = mkdtempSync(join(tmpdir(), 'metier-bench-'))
const node = process.execPath
const env = {
  PATH: process.env.PATH,
  HOME: join(place, 'home'),
  XDG_CACHE_HOME: join(place, 'cache'),
  XDG_CONFIG_HOME: join(place, 'config'),
}
const rows = []

const report = (what, target, figures, met) => {
  rows.push([what, target, figures, met ? 'met' : 'MISSED'])
  console.log(`${met ? 'met   ' : 'MISSED'}  ${what}: ${figures} (target ${target})`)
}
const ratio = (ours, floor) => `${(ours / floor).toFixed(2)}× (${ours.toFixed(1)} ms / ${floor.toFixed(1)} ms)`

function project(count) {
  const cwd = join(place, `project-${count}`)
  const skills = join(cwd, '.agents', 'skills')
  mkdirSync(skills, { recursive: true })
  makeSkills(skills, count)
  return { cwd, skills }
}

/** Nothing is kept of a file that changed in the last two seconds; these shall be like a user's. */
const untilOld = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 2100)
  })

const kept = join(env.XDG_CACHE_HOME, 'metier')
const forget = () => rmSync(kept, { recursive: true, force: true })
const holds = (directory, end) =>
  existsSync(join(kept, directory)) && readdirSync(join(kept, directory)).some((name) => name.endsWith(end))
/** The process behind the first list keeps what it compiled last. */
const untilKept = () =>
  holds('answers', '.keeping') && waitUntil(() => holds('answers', '.json') && holds('code', '.bin'))

const benches = {
  help() {
    const [ours, floor] = alternate(
      [
        [node, cli, '--help'],
        [node, '-e', '0'],
      ],
      { env, runs: 21 },
    )
    report('metier --help, to node -e 0', '≤ 1.4×', ratio(ours, floor), ours / floor <= 1.4)
  },
  async list() {
    for (const count of [1000, 10_000]) {
      const { cwd, skills } = project(count)
      await untilOld()
      const commands = [
        [node, cli, 'list'],
        [node, join(root, 'bench/floor-list.cjs'), skills],
      ]
      const row = (how, [ours, floor]) =>
        report(
          `metier list, ${count} skills, ${how}, to opening each and reading 4 KB`,
          '≤ 2×',
          ratio(ours, floor),
          ours / floor <= 2,
        )
      // Somebody has listed them before; then nobody has, but Metier ran; then there is nothing but what the build compiled.
      row('from the last listing', alternate(commands, { cwd, env, before: untilKept }))
      row('the first time', alternate(commands, { cwd, env: { ...env, METIER_NO_CACHE: '1' }, runs: 7 }))
      row('the very first, which is kept', alternate(commands, { cwd, env, runs: 5, before: forget, after: untilKept }))
    }
  },
  memory() {
    const { cwd } = project(10_000)
    const megabytes = peakMemory([cli, 'list', '--json'], { cwd, env })
    report('metier list --json, 10,000 skills, peak memory', '≤ 150 MB', `${megabytes.toFixed(0)} MB`, megabytes <= 150)
  },
  async mcp() {
    const { cwd } = project(100)
    const floorFile = join(place, 'floor.cjs')
    await build({
      entryPoints: [join(root, 'bench/floor-mcp-server.ts')],
      outfile: floorFile,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      charset: 'ascii',
      minifyWhitespace: true,
      minifySyntax: true,
      logLevel: 'error',
    })
    const commands = [
      [node, cli, 'mcp'],
      [node, join(root, 'bench/load-cached.cjs'), floorFile],
    ]
    await untilOld()
    for (const { how, more } of [
      { how: 'started before', more: {} },
      { how: 'the first time', more: { METIER_NO_CACHE: '1' } },
    ]) {
      const [ours, floor] = alternateStarts(commands, { cwd, env: { ...env, ...more } })
      report(
        `metier mcp, spawn to tools/list with 100 skills, ${how}, to a bare server`,
        '≤ 1.5×',
        `${ratio(ours.milliseconds, floor.milliseconds)}; processor ${ratio(ours.processor, floor.processor)}`,
        ours.milliseconds / floor.milliseconds <= 1.5,
      )
    }
  },
  teams() {
    const { exported, imported, floor, exportMemory, importMemory } = measureTeams({ cli, place, env })
    const out = `${ratio(exported, floor)}, ${exportMemory.toFixed(0)} MB`
    const isOut = exported / floor <= 2 && exportMemory <= 250
    report('a team of 1,000 skills into a file, to copying its folder', '≤ 2×, ≤ 250 MB', out, isOut)
    const back = `${ratio(imported, floor)}, ${importMemory.toFixed(0)} MB`
    const isBackAgain = imported / floor <= 3 && importMemory <= 250
    report('a team of 1,000 skills out of a file, to copying its folder', '≤ 3×, ≤ 250 MB', back, isBackAgain)
  },
  async parse() {
    const { parseDocument, validateSkill } = await import('@metier/core')
    const { readFileSync, readdirSync } = await import('node:fs')
    const { skills } = project(1000)
    const files = readdirSync(skills).map((name) => ({
      bytes: readFileSync(join(skills, name, 'SKILL.md')).subarray(0, 8192),
      path: 'SKILL.md',
      directoryName: name,
      totalSize: 10_000,
    }))
    const once = () => {
      const started = process.hrtime.bigint()
      for (const file of files) validateSkill(parseDocument(file), { level: 'load', profile: 'spec' })
      return Number(process.hrtime.bigint() - started) / 1e6 / files.length
    }
    for (let warm = 0; warm < 5; warm++) once()
    const each = median(Array.from({ length: 9 }, once))
    report('parse and validate one frontmatter, warm', '≤ 0.1 ms', `${each.toFixed(4)} ms`, each <= 0.1)
  },
  async render() {
    const { plain, withCommands } = await measureRendering()
    const figures = `${plain.toFixed(3)} ms; ${withCommands.toFixed(3)} ms with two commands in it`
    report('put 20 placeholders into a body of 500 lines', '≤ 0.2 ms', figures, plain <= 0.2)
  },
  async commands() {
    const measured = await measureCommands()
    const { typescript, pythonWarm, pythonFirst, floor, took, before, after } = measured
    report(
      'call a loaded TypeScript command that does nothing',
      '≤ 2 ms',
      `${typescript.toFixed(2)} ms`,
      typescript <= 2,
    )
    report(
      'first call of a Python command, to `bwrap … python3 -c pass`',
      '≤ 1.3×',
      `${ratio(pythonFirst, floor)}; loaded ${pythonWarm.toFixed(2)} ms`,
      pythonFirst / floor <= 1.3,
    )
    const grown = after.megabytes - before.megabytes
    report(
      '1,000 calls at concurrency 50: processes, handles, memory back',
      'no more than before',
      `${after.processes - before.processes}, ${after.handles - before.handles}, ${grown.toFixed(1)} MB in ${took.toFixed(0)} ms`,
      isBack(measured),
    )
  },
  packages() {
    const { megabytes, packages } = measureFootprint()
    const size = `${megabytes.toFixed(1)} MB, ${packages} package`
    report('what npm installs of Metier', '≤ 20 MB, < 40 packages', size, megabytes <= 20 && packages < 40)
    if (!hasRivals()) return console.log('       no test/clients: `npm ci --prefix test/clients --ignore-scripts`')
    const help = measureColdHelp({ place })
    const rivals = [help.skills, help.openskills, help.clawhub]
    const figures = rivals.map((each) => each.toFixed(0)).join(', ')
    const ahead = help.metier < Math.min(...rivals)
    report(
      'metier --help, to skills, openskills, clawhub',
      'ahead',
      `${help.metier.toFixed(0)} ms to ${figures} ms`,
      ahead,
    )
    const count = Number(process.env.METIER_BENCH_SKILLS ?? 1000)
    const { metier, skills, floor, memory } = measurePackages({ place, count })
    const beside = (name, target, what) =>
      report(
        `${what}, ${count} skills × 2 agents, to skills 1.7.4`,
        `${target}× faster`,
        `${(skills[name] / metier[name]).toFixed(1)}× (${metier[name].toFixed(0)} ms / ${skills[name].toFixed(0)} ms), ` +
          `the files and links alone ${(skills[name] / floor).toFixed(1)}× (${floor.toFixed(0)} ms)`,
        skills[name] / metier[name] >= target,
      )
    beside('first', 10, 'metier add')
    beside('again', 30, 'metier add, once more')
    beside('elsewhere', 30, 'metier add, in a second project from the store')
    const peaks = `${memory.metier.toFixed(0)} MB to ${memory.skills.toFixed(0)} MB`
    report(`peak memory of metier add, ${count} skills, to skills`, '≤ 250 MB', peaks, memory.metier <= 250)
    for (const name of ['list', 'outdated', 'verify']) {
      const pair = `${metier[name].toFixed(0)} ms to ${skills.list.toFixed(0)} ms`
      report(`metier ${name}, ${count} skills, to \`skills list\``, 'ahead', pair, metier[name] < skills.list)
    }
  },
  async sandbox() {
    const [ours, floor] = await measureSandbox()
    report(
      'one command in the sandbox, to a bare bwrap run of the same argv',
      '≤ 1.3×',
      ratio(ours, floor),
      ours / floor <= 1.3,
    )
    const { before, after, seconds } = await measureManyRuns()
    const more = [after.children - before.children, after.descriptors - before.descriptors]
    const grown = after.megabytes - before.megabytes
    report(
      '1,000 runs in the sandbox at concurrency 50: processes, descriptors, memory back',
      'no more than before',
      `${more.join(', ')}, ${grown.toFixed(1)} MB in ${seconds.toFixed(1)} s`,
      more.every((count) => count <= 0) && grown < 5,
    )
  },
  async change() {
    const { openCatalog } = await import('@metier/runtime')
    const { cwd, skills } = project(10_000)
    Object.assign(process.env, env)
    // Following changes keeps no process alive, and waiting for one does not either.
    const alive = setInterval(() => {}, 1000)
    const catalog = await openCatalog({ cwd, watch: true })
    const file = (index) => join(skills, `review-invoices-${index * 100}`, 'SKILL.md')
    const seen = () =>
      new Promise((resolve) => {
        const stop = catalog.onChange(() => {
          stop()
          resolve(process.hrtime.bigint())
        })
      })
    await new Promise((resolve) => {
      setTimeout(resolve, 1500)
    })
    const waits = []
    for (let index = 0; index < 7; index++) {
      const next = seen()
      const started = process.hrtime.bigint()
      writeFileSync(
        file(index),
        `---\nname: review-invoices-${index * 100}\ndescription: Changed ${index}. Use when measuring.\n---\nBody.\n`,
      )
      waits.push(Number((await next) - started) / 1e6)
    }
    await catalog.close()
    clearInterval(alive)
    const wait = median(waits)
    report('edit to new snapshot, 10,000 skills, debounce 250 ms', '≤ 350 ms', `${wait.toFixed(0)} ms`, wait <= 350)
  },
}

try {
  const chosen = process.argv.slice(2)
  for (const [name, bench] of Object.entries(benches)) {
    if (chosen.length === 0 || chosen.includes(name)) await bench()
  }
  console.log(`\nNode ${process.version}, ${cpus().length} × ${cpus()[0]?.model}\n`)
  console.log('| what | target | measured | |\n|---|---|---|---|')
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
} finally {
  rmSync(place, { recursive: true, force: true })
}
