#!/usr/bin/env node
// Puts attacks into honest skills, in memory, and judges each skill with and without: `node scripts/scan-trojans.mjs DIR
// [--seed N] [--each N] [--collection NAME] [--half even|odd] [--misses]`. DIR holds labelled skills as scan-corpus.mjs reads them. Every
// second pair of each kind is one half: rules may be mended for the even one and judged by the odd one. Nothing is written and
// nothing is run: an attack is text, and the scanner reads text. Needs a built tree.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { scanPolicies, scanSkill } from '../packages/core/dist/index.js'
import { createNodeFileSystem } from '../packages/runtime/dist/index.js'
import { openSyntaxParser } from '../packages/runtime/dist/analyse/open-syntax-parser.js'
import { collectSkillFiles } from '../packages/runtime/dist/scan/collect-skill-files.js'
import { interval } from './scan-trojans/interval.mjs'
import { collections } from './scan-trojans/payloads.mjs'
import { randomOf } from './scan-trojans/random-of.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    each: { type: 'string', default: '20' },
    collection: { type: 'string' },
    half: { type: 'string' },
    misses: { type: 'boolean', default: false },
  },
})
const [directory] = positionals
if (directory === undefined) {
  console.error(
    'Use: node scripts/scan-trojans.mjs DIR [--seed N] [--each N] [--collection NAME] [--half even|odd] [--misses]',
  )
  process.exit(2)
}

const parser = openSyntaxParser()
const fileSystem = createNodeFileSystem()
const encoder = new TextEncoder()
const decoder = new TextDecoder()
const policy = scanPolicies.balanced
const verdictOf = (name, { files, notes }) => scanSkill({ name, files, notes, policy, parser }).verdict

const [header, ...lines] = readFileSync(join(directory, 'manifest.tsv'), 'utf8').trim().split('\n')
const columns = header.split('\t')
const honest = lines
  .map((line) => Object.fromEntries(line.split('\t').map((value, index) => [columns[index], value])))
  .filter(({ label, category }) => label !== 'malicious' && !category.includes('security'))

/** The skill with the files of an attack; what has a place there already is added to. */
function poisoned({ files, notes }, added) {
  const more = new Map(added)
  const kept = files.map((file) => {
    const text = more.get(file.path)
    if (text === undefined || file.bytes === undefined) return file
    more.delete(file.path)
    return { ...file, bytes: encoder.encode(`${decoder.decode(file.bytes)}${text}`) }
  })
  return { files: [...kept, ...[...more].map(([path, text]) => ({ path, bytes: encoder.encode(text) }))], notes }
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
  for (let turn = 0; turn < Number(values.each); turn += 1) {
    const { path } = r.pick(...honest)
    const name = basename(path)
    const added = make(r, name)
    if (values.half !== undefined && (turn % 2 === 0) !== (values.half === 'even')) continue
    const skill = collectSkillFiles({ fileSystem, directory: join(directory, path) })
    if (!clean.has(path)) clean.set(path, verdictOf(name, skill) !== 'block')
    const isCaught = verdictOf(name, poisoned(skill, added)) === 'block'
    count += 1
    caught += isCaught ? 1 : 0
    right += isCaught && clean.get(path) ? 1 : 0
    if (!isCaught) missed.push([kind, path, added])
  }
  rows.push([kind, count, caught, right])
}
const total = rows.reduce((sum, [, count]) => sum + count, 0)
const all = rows.reduce((sum, [, , , right]) => sum + right, 0)
console.log('| attack | pairs | copy blocked | genuine passes and copy is blocked |\n|---|---|---|---|')
for (const [kind, count, caught, right] of rows)
  console.log(`| ${kind} | ${count} | ${interval(caught, count)} | ${right} |`)
console.log(`\npairs judged right: ${all} of ${total}, ${interval(all, total)}`)
const passing = [...clean.values()].filter(Boolean).length
console.log(`genuine skills that pass: ${passing} of ${clean.size}, ${interval(passing, clean.size)}`)
if (values.misses)
  for (const [kind, path, added] of missed) console.log(`\n${kind} in ${path}\n${added.flat().join('\n')}`)
