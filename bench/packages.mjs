import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { alternate, median } from './measure.mjs'

const modules = fileURLToPath(new URL('../test/clients/node_modules', import.meta.url))
/** The other installers want this Node; ours runs on the same one beside them. */
const node = join(modules, 'node24/bin/node')
const programs = {
  metier: fileURLToPath(new URL('../packages/cli/bin/metier.js', import.meta.url)),
  skills: join(modules, 'skills/bin/cli.mjs'),
  openskills: join(modules, 'openskills/dist/cli.js'),
  clawhub: join(modules, 'clawhub/bin/clawdhub.js'),
}
const floor = fileURLToPath(new URL('floor-install.cjs', import.meta.url))

/** Are the other installers here? `npm ci --prefix test/clients --ignore-scripts` brings them. */
export const hasRivals = () => [node, ...Object.values(programs)].every((path) => existsSync(path))

/** Skills as people publish them: a page of 2.6 kB, a script and a reference. */
function writeSource(directory, count) {
  const line = 'Read the input first and say what is missing. Work in small steps, check each one. '
  for (let index = 0; index < count; index++) {
    const name = `skill-${index}`
    const skill = join(directory, 'skills', name)
    mkdirSync(join(skill, 'scripts'), { recursive: true })
    mkdirSync(join(skill, 'references'))
    const head = `---\nname: ${name}\ndescription: Helps with part ${index}. Use when somebody mentions part ${index}.\n---\n`
    writeFileSync(join(skill, 'SKILL.md'), `${head}\n# Part ${index}\n\n${line.repeat(30)}\n`)
    writeFileSync(join(skill, 'scripts/run.sh'), `#!/bin/sh\necho part ${index}\n`)
    writeFileSync(join(skill, 'references/notes.md'), `# Notes of ${index}\n\n${'A line of notes. '.repeat(20)}\n`)
  }
}

/**
 * A home as of somebody who used the program before and knows none of these skills: only compiled code came along.
 * Each run has one of its own, and projects of its own, and all of them are thrown away when the last run is over: for
 * a minute ext4 walks around each file that was deleted whenever it makes one, and that took longer than what is
 * measured here.
 */
function freshHome(home, before) {
  const code = '.cache/metier/code'
  mkdirSync(join(home, '.cache/metier'), { recursive: true })
  if (before !== undefined && existsSync(join(before, code)))
    cpSync(join(before, code), join(home, code), { recursive: true })
}

const reportMemory = fileURLToPath(new URL('report-memory.cjs', import.meta.url))

/** One command in a project; gives its milliseconds. An installer that fails has no time. `memory` is a file for its peak. */
function time(client, words, { cwd, home, memory }) {
  const started = process.hrtime.bigint()
  const preload = memory === undefined ? [] : ['--require', reportMemory]
  const { status, stderr } = spawnSync(node, [...preload, programs[client] ?? floor, ...words], {
    cwd,
    env: {
      PATH: process.env.PATH,
      HOME: home,
      DISABLE_TELEMETRY: '1',
      DO_NOT_TRACK: '1',
      CI: '1',
      ...(memory !== undefined && { METIER_BENCH_MEMORY: memory }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(`${client} ${words.join(' ')}: exit ${status}\n${String(stderr).slice(-500)}`)
  return Number(process.hrtime.bigint() - started) / 1e6
}

const adds = {
  metier: (source) => ['add', source, '--agent', 'claude-code', '--agent', 'codex', '--yes'],
  skills: (source) => ['add', source, '-a', 'claude-code', 'codex', '-y'],
}

/**
 * Installing `count` skills for two agents, once more, and into a second project, each client in a home and a project of
 * its own, in turn with a script that only makes the files and links; then what only looks. Medians in milliseconds, and the
 * peak of the first installation in MB.
 */
export function measurePackages({ place, count = 1000, runs = 3 }) {
  const source = join(place, `source-${count}`)
  if (!existsSync(source)) writeSource(source, count)
  const names = ['first', 'again', 'elsewhere', 'list', 'outdated', 'verify']
  const times = Object.fromEntries(
    Object.keys(adds).map((client) => [client, Object.fromEntries(names.map((name) => [name, []]))]),
  )
  const least = []
  const memoryOf = (client) => join(place, `memory-${client}`)
  const homeOf = (client, run) => join(place, `home-${client}-${run}`)
  // The first run of all warms up and does not count.
  for (let run = -1; run < runs; run++) {
    const plain = join(place, `floor-${run}`)
    mkdirSync(plain)
    const made = time('floor', [source], { cwd: plain, home: plain })
    if (run >= 0) least.push(made)
    for (const [client, add] of Object.entries(adds)) {
      const home = homeOf(client, run)
      const projects = ['one', 'two'].map((name) => join(place, `${client}-${name}-${run}`))
      for (const each of projects) mkdirSync(join(each, '.git'), { recursive: true })
      freshHome(home, run === -1 ? undefined : homeOf(client, run - 1))
      const [first, second] = projects.map((cwd) => ({ cwd, home }))
      const note = (name, words, where) => {
        const took = time(client, words, where)
        if (run >= 0) times[client][name].push(took)
      }
      // What the memory is asked of does not count.
      note('first', add(source), run === -1 ? { ...first, memory: memoryOf(client) } : first)
      note('again', add(source), first)
      note('elsewhere', add(source), second)
      note('list', ['list'], first)
      if (client === 'metier') for (const word of ['outdated', 'verify']) note(word, [word], first)
    }
  }
  const medians = (client) =>
    Object.fromEntries(Object.entries(times[client]).map(([name, all]) => [name, median(all)]))
  const peak = (client) => Number(readFileSync(memoryOf(client), 'utf8')) / 1024
  return {
    metier: medians('metier'),
    skills: medians('skills'),
    floor: median(least),
    memory: { metier: peak('metier'), skills: peak('skills') },
  }
}

/** Cold `--help` of each on one Node, in milliseconds. */
export function measureColdHelp({ place }) {
  const env = { PATH: process.env.PATH, HOME: join(place, 'home-help'), DISABLE_TELEMETRY: '1' }
  const clients = Object.keys(programs)
  const found = alternate(
    clients.map((client) => [node, programs[client], '--help']),
    { env, runs: 9 },
  )
  return Object.fromEntries(clients.map((client, index) => [client, found[index]]))
}

/** What `npm install metier` brings: bytes and packages. A build leaves scripts of builds before it for an hour. */
export function measureFootprint() {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const cwd = join(root, 'packages/cli')
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd, encoding: 'utf8' })
  // The library names the bundle that judges skills, the others the second part of each.
  const starts = ['server.cjs', 'list.cjs', 'find.cjs', 'local.cjs', 'thread.cjs', 'index.js']
    .map((name) => readFileSync(join(cwd, 'dist', name), 'utf8'))
    .join('\n')
  const [{ files }] = JSON.parse(stdout)
  const shipped = files.filter(({ path }) => {
    const named = /dist\/([a-z-]+-[0-9a-f]{16})\.cjs$/.exec(path)?.[1]
    return named === undefined || starts.includes(`"${named}"`)
  })
  const bytes = shipped.reduce((sum, { size }) => sum + size, 0)
  const copied = ['skills', 'templates', 'schemas'].reduce((sum, name) => sum + bytesOf(join(root, name)), 0)
  return { megabytes: (bytes + copied) / 1e6, packages: 1 }
}

function bytesOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat?.isDirectory() !== true) return stat?.size ?? 0
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0)
}
