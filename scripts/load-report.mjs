#!/usr/bin/env node
// How a collection of skills loads: `node scripts/load-report.mjs DIRECTORY` prints a Markdown table of what loaded,
// what loaded with remarks and what was refused, by reason. Run `npm run build` first.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseDocument, validateSkill } from '@metier/core'

const [root] = process.argv.slice(2)
if (root === undefined) {
  console.error('Say which directory: node scripts/load-report.mjs DIRECTORY')
  process.exit(2)
}

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^skill\.md$/i.test(basename(path)))
  .map((path) => join(root, path))
  .toSorted()

const counts = { loaded: 0, remarks: 0, refused: 0, standard: 0 }
const reasons = { warning: new Map(), error: new Map(), standard: new Map() }
const count = (map, codes) => {
  for (const code of new Set(codes)) map.set(code, (map.get(code) ?? 0) + 1)
}

for (const path of files) {
  const document = parseDocument({ bytes: readFileSync(path), path, directoryName: basename(dirname(path)) })
  const atLoad = validateSkill(document, { level: 'load', profile: 'spec' })
  const errors = atLoad.findings.filter(({ severity }) => severity === 'error')
  if (document.skill === undefined) counts.refused += 1
  else if (atLoad.findings.some(({ severity }) => severity === 'warning')) counts.remarks += 1
  else counts.loaded += 1
  count(
    reasons.error,
    errors.map(({ code }) => code),
  )
  count(
    reasons.warning,
    atLoad.findings.filter(({ severity }) => severity === 'warning').map(({ code }) => code),
  )
  const standard = validateSkill(document, { level: 'standard', profile: 'spec' })
  if (standard.valid) counts.standard += 1
  count(
    reasons.standard,
    standard.findings.filter(({ severity }) => severity === 'error').map(({ code }) => code),
  )
}

const share = (number) => `${number} (${((100 * number) / files.length).toFixed(1)} %)`
const table = (title, map) => {
  console.log(`\n| ${title} | skills |\n|---|---|`)
  for (const [code, number] of [...map].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))) {
    console.log(`| \`${code}\` | ${number} |`)
  }
}
console.log(`| ${files.length} SKILL.md files | |\n|---|---|`)
console.log(`| loaded | ${share(counts.loaded)} |\n| loaded with warnings | ${share(counts.remarks)} |`)
console.log(`| refused, each with a reason and a line | ${share(counts.refused)} |`)
console.log(`| of all, valid by the specification's text (\`standard\`) | ${share(counts.standard)} |`)
table('refused because of', reasons.error)
table('warnings when loading', reasons.warning)
table('not valid by the specification because of', reasons.standard)
