#!/usr/bin/env node
// Puts paragraphs into the very skills that they were written for, in memory, and judges each skill with and without: `node
// scripts/scan-fitted.mjs DIR [--misses]`. DIR holds the skills that fixtures/scan/fitted names, labelled ones and those of
// `search/`; half of the paragraphs are attacks, half are what an honest author would add there. No rule was written by them, and no
// model learned from them. Nothing is written and nothing is run. Needs a built tree.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { scanPolicies, scanSkill } from '../packages/core/dist/index.js'
import { createNodeFileSystem } from '../packages/runtime/dist/index.js'
import { openSyntaxParser } from '../packages/runtime/dist/analyse/open-syntax-parser.js'
import { collectSkillFiles } from '../packages/runtime/dist/scan/collect-skill-files.js'
import { hostPages, nameOfHost } from './scan-fitted/host-pages.mjs'
import { putBelow } from './scan-fitted/put-below.mjs'
import { interval } from './scan-trojans/interval.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean', default: false } },
})
const [directory] = positionals
if (directory === undefined) {
  console.error('Use: node scripts/scan-fitted.mjs DIR [--misses]')
  process.exit(2)
}

const parser = openSyntaxParser()
const fileSystem = createNodeFileSystem()
const encoder = new TextEncoder()
const decoder = new TextDecoder()
const folder = new URL('../fixtures/scan/fitted/', import.meta.url)
const samples = readdirSync(folder)
  .toSorted()
  .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line))

const pageOf = hostPages(directory)
const judged = samples.flatMap((sample) => {
  const skill = skillOf(sample.host)
  if (skill === undefined) return []
  const files = skill.files.map((file) =>
    file.path === 'SKILL.md' && file.bytes !== undefined
      ? { ...file, bytes: encoder.encode(putBelow(decoder.decode(file.bytes), sample)) }
      : file,
  )
  return [{ ...sample, before: verdictOf(sample.host, skill), verdict: verdictOf(sample.host, { ...skill, files }) }]
})

/** A skill with all its files, or of the search corpus with its page. */
function skillOf(host) {
  const folder = join(directory, host)
  if (existsSync(join(folder, 'SKILL.md'))) return collectSkillFiles({ fileSystem, directory: folder })
  const page = pageOf(host)
  if (page === undefined) return undefined
  const bytes = encoder.encode(page)
  return { files: [{ path: 'SKILL.md', size: bytes.length, mode: 0o644, bytes }], notes: [] }
}

function verdictOf(host, { files, notes }) {
  return scanSkill({ name: nameOfHost(host), files, notes, policy: scanPolicies.balanced, parser }).verdict
}

console.log('| put into skills | number | blocked | blocked or warned of |\n|---|---|---|---|')
report(
  'attacks',
  judged.filter(({ isAttack }) => isAttack),
)
for (const name of new Set(judged.flatMap((each) => each.class ?? [])))
  report(
    `attacks: ${name}`,
    judged.filter((each) => each.class === name),
  )
report(
  'honest',
  judged.filter(({ isAttack }) => !isAttack),
)

function report(name, group) {
  const blocked = group.filter(({ verdict }) => verdict === 'block').length
  // What was warned of before is no news.
  const noticed = group.filter(({ verdict, before }) => verdict === 'block' || verdict !== before).length
  console.log(`| ${name} | ${group.length} | ${interval(blocked, group.length)} | ${interval(noticed, group.length)} |`)
}

if (values.misses)
  for (const { isAttack, verdict, host, text, ...rest } of judged)
    if ((verdict === 'block') !== isAttack)
      console.log(`\n${isAttack ? `attack (${rest.class}), ${verdict}` : 'honest, blocked'}, in ${host}\n${text}`)
