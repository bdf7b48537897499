#!/usr/bin/env node
// Puts attacks into honest skills, in memory, and judges each skill with and without: `node scripts/scan-trojans.mjs DIR
// [--seed N] [--each N] [--collection NAME] [--half even|odd] [--programs DIR] [--misses]`. DIR holds labelled skills as scan-corpus.mjs reads them, or
// any folder of honest skills. An attack that stands among the lines of a program needs skills that have one: with labelled
// skills without programs, name a folder that has them with `--programs`. Every second pair of each kind is one half: rules may
// be mended for the even one and judged by the odd one. Nothing is written and nothing is run: an attack is text, and the
// scanner reads text. Needs a built tree.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { scanPolicies, scanSkill } from '../packages/core/dist/index.js'
import { createNodeFileSystem } from '../packages/runtime/dist/index.js'
import { openSyntaxParser } from '../packages/runtime/dist/analyse/open-syntax-parser.js'
import { collectSkillFiles } from '../packages/runtime/dist/scan/collect-skill-files.js'
import { interval } from './scan-trojans/interval.mjs'
import { collections } from './scan-trojans/payloads.mjs'
import { putAmong } from './scan-trojans/put-among.mjs'
import { randomOf } from './scan-trojans/random-of.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    each: { type: 'string', default: '20' },
    collection: { type: 'string' },
    half: { type: 'string' },
    programs: { type: 'string' },
    misses: { type: 'boolean', default: false },
  },
})
const [directory] = positionals
if (directory === undefined) {
  console.error(
    'Use: node scripts/scan-trojans.mjs DIR [--seed N] [--each N] [--collection NAME] [--half even|odd] [--programs DIR] [--misses]',
  )
  process.exit(2)
}

const parser = openSyntaxParser()
const fileSystem = createNodeFileSystem()
const encoder = new TextEncoder()
const decoder = new TextDecoder()
const policy = scanPolicies.balanced
const verdictOf = (name, { files, notes }) => scanSkill({ name, files, notes, policy, parser }).verdict

/** The honest skills that a manifest names, or all that lie below where there is none. */
function honestSkills(root) {
  const manifest = join(root, 'manifest.tsv')
  if (!existsSync(manifest))
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => basename(path) === 'SKILL.md')
      .toSorted((one, other) => (one < other ? -1 : 1))
      .map((path) => join(root, path, '..'))
  const [header, ...lines] = readFileSync(manifest, 'utf8').trim().split('\n')
  const columns = header.split('\t')
  return lines
    .map((line) => Object.fromEntries(line.split('\t').map((value, index) => [columns[index], value])))
    .filter(({ label, category }) => label !== 'malicious' && !category.includes('security'))
    .map(({ path }) => join(root, path))
}

const isProgram = (path, kind) => extname(path) === kind && !/[.-](?:test|spec)\.|(?:^|\/)tests?\//.test(path)
/** Where an attack on programs of a kind can stand in a skill: its largest one. */
function programOf({ files }, kind) {
  const those = files.filter(({ path, bytes }) => bytes !== undefined && isProgram(path, kind))
  return those.toSorted((left, right) => right.bytes.length - left.bytes.length)[0]?.path
}

/** The skill with the files of an attack; what has a place there already is added to, at its end or among its lines. */
function poisoned(skill, added) {
  const more = new Map(
    added.map(([path, text, where]) =>
      path.startsWith('*')
        ? [programOf(skill, path.slice(1)), { text, isAmong: true }]
        : [path, { text, isAmong: where === 'inside' }],
    ),
  )
  const kept = skill.files.map((file) => {
    const change = more.get(file.path)
    if (change === undefined || file.bytes === undefined) return file
    more.delete(file.path)
    const old = decoder.decode(file.bytes)
    const text = change.isAmong ? putAmong(old, change.text, extname(file.path).slice(1)) : `${old}${change.text}`
    return { ...file, bytes: encoder.encode(text) }
  })
  return {
    files: [...kept, ...[...more].map(([path, { text }]) => ({ path, bytes: encoder.encode(text) }))],
    notes: skill.notes,
  }
}

const collect = (path) => collectSkillFiles({ fileSystem, directory: path })
const honest = honestSkills(directory)
const withPrograms = values.programs === undefined ? honest : honestSkills(values.programs)
/** A skill that has what the attack needs. */
function hostFor(added, first) {
  const kinds = added.filter(([path]) => path.startsWith('*')).map(([path]) => path.slice(1))
  if (kinds.length === 0) return first
  for (let turn = 0; turn < 2000; turn += 1) {
    const path = r.pick(...withPrograms)
    const skill = collect(path)
    if (kinds.every((kind) => programOf(skill, kind) !== undefined)) return path
  }
  return undefined
}

const chosen = values.collection === undefined ? Object.values(collections) : [collections[values.collection] ?? {}]
const programs = Object.assign({}, ...chosen)
const r = randomOf(Number(values.seed))
const clean = new Map()
const rows = []
const missed = []
for (const [kind, make] of Object.entries(programs)) {
  let count = 0
  let right = 0
  let caught = 0
  let noticed = 0
  for (let turn = 0; turn < Number(values.each); turn += 1) {
    const drawn = r.pick(...honest)
    const added = make(r, basename(drawn))
    const path = hostFor(added, drawn)
    if (path === undefined) continue
    const name = basename(path)
    if (values.half !== undefined && (turn % 2 === 0) !== (values.half === 'even')) continue
    const skill = collect(path)
    if (!clean.has(path)) clean.set(path, verdictOf(name, skill) !== 'block')
    const verdict = verdictOf(name, poisoned(skill, added))
    const isCaught = verdict === 'block'
    count += 1
    caught += isCaught ? 1 : 0
    noticed += verdict === 'pass' ? 0 : 1
    right += isCaught && clean.get(path) ? 1 : 0
    if (!isCaught) missed.push([`${kind} (${verdict})`, path, added])
  }
  rows.push([kind, count, caught, right, noticed])
}
const total = rows.reduce((sum, [, count]) => sum + count, 0)
const all = rows.reduce((sum, [, , , right]) => sum + right, 0)
const seen = rows.reduce((sum, row) => sum + row[4], 0)
console.log(
  '| attack | pairs | copy blocked | genuine passes and copy is blocked | copy blocked or warned of |\n|---|---|---|---|---|',
)
for (const [kind, count, caught, right, noticed] of rows)
  console.log(`| ${kind} | ${count} | ${interval(caught, count)} | ${right} | ${noticed} |`)
console.log(`\npairs judged right: ${all} of ${total}, ${interval(all, total)}`)
console.log(`copies blocked or warned of: ${seen} of ${total}, ${interval(seen, total)}`)
const passing = [...clean.values()].filter(Boolean).length
console.log(`genuine skills that pass: ${passing} of ${clean.size}, ${interval(passing, clean.size)}`)
if (values.misses)
  for (const [kind, path, added] of missed) console.log(`\n${kind} in ${path}\n${added.flat().join('\n')}`)
