#!/usr/bin/env node
// Measures the scanner on a directory of labelled skills: a `manifest.tsv` with the columns path, label, category, tier
// and cluster, and the skills below it. Prints the tables of docs/scanning-results.md. Needs a built tree.
// Use: node scripts/scan-corpus.mjs DIR [documented|balanced|strict]
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createNodeFileSystem, scanDirectory, systemClock } from '../packages/runtime/dist/index.js'
import { scanPolicies } from '../packages/core/dist/index.js'
import { interval } from './scan-trojans/interval.mjs'

const [directory, policyName = 'balanced'] = process.argv.slice(2)
if (directory === undefined || scanPolicies[policyName] === undefined) {
  console.error('Use: node scripts/scan-corpus.mjs DIR [documented|balanced|strict]')
  process.exit(2)
}

const [header, ...lines] = readFileSync(join(directory, 'manifest.tsv'), 'utf8').trim().split('\n')
const columns = header.split('\t')
const skills = lines.map((line) => Object.fromEntries(line.split('\t').map((value, index) => [columns[index], value])))

const fileSystem = createNodeFileSystem()
const started = performance.now()
let slowest = { milliseconds: 0, path: '' }
for (const skill of skills) {
  const before = performance.now()
  const options = { fileSystem, clock: systemClock, policy: scanPolicies[policyName] }
  skill.verdict = scanDirectory({ ...options, directory: join(directory, skill.path) }).verdict
  const milliseconds = performance.now() - before
  if (milliseconds > slowest.milliseconds) slowest = { milliseconds, path: skill.path }
}
const total = performance.now() - started

const isMalicious = ({ label }) => label === 'malicious'
const isBlocked = ({ verdict }) => verdict === 'block'
const isNoticed = ({ verdict }) => verdict !== 'pass'
const isSecurity = ({ category }) => category.includes('security')
const isOfficial = ({ category }) => category === 'benign-official'
const groups = [
  ['malicious, all', isMalicious],
  ...[...new Set(skills.filter(isMalicious).map(({ tier }) => tier))].map((tier) => [
    `malicious, ${tier}`,
    (skill) => isMalicious(skill) && skill.tier === tier,
  ]),
  ['benign, ordinary', (skill) => !isMalicious(skill) && !isSecurity(skill)],
  ['benign, official', (skill) => !isMalicious(skill) && isOfficial(skill)],
  ['benign, about security', (skill) => !isMalicious(skill) && isSecurity(skill)],
]
console.log(`policy ${policyName}, ${skills.length} skills\n`)
console.log('| skills | number | blocked | share (95 %) | blocked or warned of |')
console.log('|---|---|---|---|---|')
for (const [name, belongs] of groups) {
  const group = skills.filter(belongs)
  const blocked = group.filter(isBlocked).length
  const noticed = group.filter(isNoticed).length
  console.log(`| ${name} | ${group.length} | ${blocked} | ${interval(blocked, group.length)} | ${noticed} |`)
}
const clusters = new Map()
for (const skill of skills.filter(isMalicious)) {
  clusters.set(skill.cluster, (clusters.get(skill.cluster) ?? true) && isBlocked(skill))
}
const categories = [...new Set(skills.map(({ category }) => category))].toSorted()
console.log('\n| category | number | blocked | share (95 %) | blocked or warned of |')
console.log('|---|---|---|---|---|')
for (const category of categories) {
  const group = skills.filter((skill) => skill.category === category)
  const blocked = group.filter(isBlocked).length
  console.log(
    `| ${category} | ${group.length} | ${blocked} | ${interval(blocked, group.length)} | ${group.filter(isNoticed).length} |`,
  )
}
const found = [...clusters.values()].filter(Boolean).length
const positives = skills.filter(isBlocked)
const right = positives.filter(isMalicious).length
console.log(
  `\nclusters of near-duplicates blocked whole: ${found} of ${clusters.size}, ${interval(found, clusters.size)}`,
)
console.log(`precision: ${right} of ${positives.length}, ${interval(right, positives.length)}`)
console.log(`time: ${(total / 1000).toFixed(1)} s, slowest ${slowest.milliseconds.toFixed(0)} ms (${slowest.path})`)
