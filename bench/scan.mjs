#!/usr/bin/env node
// What a scan costs: cold, warm, the worst skills, and a rival from npm beside it. `node bench/scan.mjs [DIR] [--rival]`;
// DIR is a folder of skills to take in place of made ones. A rival is installed into a temporary folder.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deflateRawSync } from 'node:zlib'
import { makeSkills } from './make-skills.mjs'
import { median } from './measure.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const cli = join(here, '../packages/cli/bin/metier.js')
const place = mkdtempSync(join(tmpdir(), 'metier-bench-scan-'))
const count = 500
const folder = process.argv.slice(2).find((word) => !word.startsWith('--'))
/** Works offline, reads whole folders, and runs nothing when it is installed. */
const rival = { package: 'ferret-scan@2.10.0', words: ['bin/ferret.js', 'scan'] }

const env = { PATH: process.env.PATH, HOME: join(place, 'home'), XDG_CACHE_HOME: join(place, 'cache') }
const rows = []
const report = (what, target, figures, isMet) => {
  rows.push([what, target, figures, isMet === undefined ? '' : isMet ? 'met' : 'MISSED'])
  console.log(`| ${rows.at(-1).join(' | ')} |`)
}

/** Runs a Node program; wall seconds and its peak in megabytes. */
function run(words, more = {}) {
  const memory = join(place, 'memory')
  const started = performance.now()
  const { status, stderr } = spawnSync(process.execPath, ['--require', join(here, 'report-memory.cjs'), ...words], {
    cwd: place,
    env: { ...env, METIER_BENCH_MEMORY: memory, ...more },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const wall = (performance.now() - started) / 1000
  if (status !== 0 && status !== 1) throw new Error(`exit ${status}: ${stderr}`)
  return { wall, megabytes: existsSync(memory) ? Number(readFileSync(memory, 'utf8')) / 1024 : Number.NaN }
}

const programs = [
  ['run.py', 'import json, sys\n\nfor line in sys.stdin:\n    print(json.loads(line)["name"])\n'.repeat(8)],
  ['run.sh', 'set -eu\nfor file in "$@"; do\n  wc -l "$file" | sort -n\ndone\n'.repeat(8)],
  [
    'run.js',
    'import { readFileSync } from "node:fs"\nconst data = JSON.parse(readFileSync("a.json", "utf8"))\n'.repeat(8),
  ],
]

/** As many skills as asked for: those of a folder, or made ones with a program each. */
function ordinarySkills(directory) {
  mkdirSync(directory, { recursive: true })
  if (folder === undefined) {
    makeSkills(directory, count)
    for (const [index, name] of readdirSync(directory).entries()) {
      const [file, text] = programs[index % programs.length]
      mkdirSync(join(directory, name, 'scripts'), { recursive: true })
      writeFileSync(join(directory, name, 'scripts', file), text)
    }
    return
  }
  const found = readdirSync(folder, { recursive: true }).filter((path) => /(?:^|[\\/])SKILL\.md$/.test(path))
  for (const [index, path] of found
    .toSorted((a, b) => (a < b ? -1 : 1))
    .slice(0, count)
    .entries()) {
    cpSync(join(folder, dirname(path)), join(directory, String(index)), { recursive: true })
  }
}

/** A zip archive of one file, as small as it can be. */
function zip(name, content) {
  const data = deflateRawSync(content)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(data.length, 20)
  central.writeUInt32LE(content.length, 24)
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(30 + name.length + data.length, 16)
  return Buffer.concat([local, Buffer.from(name), data, central, Buffer.from(name), end])
}

const page = '---\nname: worst\ndescription: A sample.\n---\n'
const megabyte = 1024 * 1024
/** Skills that are made to keep a scanner busy. */
const worst = {
  'sixteen files of a megabyte': (put) => {
    for (let index = 0; index < 16; index += 1) put(`a${index}.js`, 'const a = "b" + "c"; call(a)\n'.repeat(36_000))
  },
  'a long page of lists and quotes': (put) => put('SKILL.md', `${page}${'> - [a](b) `c` **d**\n'.repeat(50_000)}`),
  'five hundred programs': (put) => {
    for (let index = 0; index < 500; index += 1)
      put(`scripts/a${index}.py`, `x = eval("1" + str(${index}))\n`.repeat(200))
  },
  'five hundred copies of one': (put) => {
    for (let index = 0; index < 500; index += 1) put(`scripts/a${index}.py`, 'x = eval("1" + str(2))\n'.repeat(200))
  },
  'archives in archives': (put) => {
    put('a.zip', zip('b.zip', zip('c.zip', zip('d.txt', Buffer.alloc(8 * megabyte, 'word ')))))
  },
  'base64 in base64': (put) => {
    let text = 'echo hello '.repeat(20_000)
    for (let index = 0; index < 4; index += 1) text = Buffer.from(text).toString('base64')
    put('a.txt', text)
  },
  'one line of brackets': (put) => put('a.js', '([{'.repeat(300_000)),
}

function measureOrdinary() {
  const skills = join(place, 'skills')
  ordinarySkills(skills)
  const number = readdirSync(skills).length
  const scan = [cli, 'scan', skills, '--policy', 'balanced']
  const floor = [
    '-e',
    'const fs=require("fs");const v=(d)=>{for(const e of fs.readdirSync(d,{withFileTypes:true}))e.isDirectory()?v(d+"/"+e.name):fs.readFileSync(d+"/"+e.name)};v(process.argv[1])',
    skills,
  ]
  run(scan)
  const cold = [1, 2, 3].map(() => {
    for (const kept of ['scan-reports.txt', 'answers'])
      rmSync(join(env.XDG_CACHE_HOME, 'metier', kept), { force: true, recursive: true })
    return run(scan)
  })
  // What changed a moment ago is not kept.
  spawnSync(process.execPath, ['-e', 'setTimeout(() => {}, 3000)'])
  run(scan)
  const warm = Array.from({ length: 7 }, () => [run(scan).wall, run(floor).wall])
  const coldest = median(cold.map(({ wall }) => wall))
  report(`\`metier scan\`, ${number} skills, cold`, '≤ 5 s', `${coldest.toFixed(2)} s`, coldest <= 5)
  const [ours, theirs] = [median(warm.map(([first]) => first)), median(warm.map(([, second]) => second))]
  report(
    'the same, nothing changed',
    '≤ 0.3 s',
    `${ours.toFixed(2)} s, ${(ours / theirs).toFixed(1)}× reading the files (${theirs.toFixed(2)} s)`,
    ours <= 0.3,
  )
  return { skills, coldest }
}

function measureWorst() {
  for (const [name, make] of Object.entries(worst)) {
    const directory = join(place, 'worst', name.replaceAll(' ', '-'))
    const put = (path, content) => {
      mkdirSync(dirname(join(directory, path)), { recursive: true })
      writeFileSync(join(directory, path), content)
    }
    put('SKILL.md', page)
    make(put)
    const { wall, megabytes } = run([cli, 'scan', directory], { METIER_NO_CACHE: '1' })
    report(
      `one skill: ${name}`,
      '≤ 2 s, ≤ 200 MB',
      `${wall.toFixed(2)} s, ${megabytes.toFixed(0)} MB`,
      wall <= 2 && megabytes <= 200,
    )
  }
}

function measureRival({ skills, coldest }) {
  const home = join(place, 'rival')
  mkdirSync(home)
  const npm = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent', '--prefix', home, rival.package]
  const { status } = spawnSync('npm', npm, { cwd: home, env: { ...process.env, HOME: place }, stdio: 'ignore' })
  if (status !== 0) {
    console.log(`${rival.package} cannot be installed here.`)
    return
  }
  const program = join(home, 'node_modules', rival.package.split('@')[0], rival.words[0])
  const words = [program, rival.words[1], skills, '--format', 'json', '--output', join(place, 'rival.json')]
  const theirs = median([1, 2, 3].map(() => run(words).wall))
  report(
    `\`${rival.package}\`, the same skills`,
    '',
    `${theirs.toFixed(2)} s, ${(theirs / coldest).toFixed(2)}× of ours cold`,
  )
}

try {
  console.log('| what | target | measured | |\n|---|---|---|---|')
  const ordinary = measureOrdinary()
  measureWorst()
  if (process.argv.includes('--rival')) measureRival(ordinary)
} finally {
  rmSync(place, { recursive: true, force: true })
}
if (rows.some((row) => row.at(-1) === 'MISSED')) process.exitCode = 1
