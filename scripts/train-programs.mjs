#!/usr/bin/env node
// Trains the model of programs and writes it to packages/core. Needs a built tree and a directory with git
// directories of the repositories in train-programs/published.tsv and in fixtures/scan/programs as `owner+name`. The same inputs give the
// same file. It prints what models say of examples whose hand and owner they had not seen: the tables of docs/scanning-programs.md.
// Use: node scripts/train-programs.mjs PUBLISHED
import { writeFileSync } from 'node:fs'
import { packedWeights } from '../packages/core/dist/scan/learned/packed-weights.js'
import { bagOf } from './train-programs/bag-of.mjs'
import { gravestOf } from './train-programs/gravest-of.mjs'
import { learn } from './train-programs/learn.mjs'
import { learnSigns } from './train-programs/learn-signs.mjs'
import { report } from './train-programs/report.mjs'
import { signsOf } from './train-programs/signs-of.mjs'
import { changedSkills, publishedSkills } from './train-programs/skills-of.mjs'
import { WindowTable } from './train-programs/window-table.mjs'
import { withoutTwins } from './train-programs/without-twins.mjs'

const [directory] = process.argv.slice(2)
if (directory === undefined) {
  console.error('Use: node scripts/train-programs.mjs PUBLISHED')
  process.exit(2)
}

const linesOfBlock = 15
/** Shares of the published skills with programs that may come to a block and to a warning. */
const mayBlock = 0.01
const mayWarn = 0.04
const parts = 5
const stepsOfWeights = 42

const table = new WindowTable()
const additions = new URL('../fixtures/scan/programs/', import.meta.url)
const list = new URL('train-programs/published.tsv', import.meta.url)
const all = []
for (const skill of changedSkills(additions, directory)) all.push(bagOf(table, skill, linesOfBlock))
for (const skill of publishedSkills(list, directory)) all.push(bagOf(table, skill, linesOfBlock))
const data = table.data()
const bags = withoutTwins(all, data)
const unseen = scoresUnseen()
const signs = learnSigns(bags, unseen)
const scores = bags.map((bag) => gravestOf(bag, unseen, signs))
const heights = heightsOf()
report(bags, scores, heights)
writeFileSync(
  new URL('../packages/core/src/scan/programs/program-model.ts', import.meta.url),
  fileOf(learn(bags, data)),
)

/** The signs of every row by a model that saw nothing of its group. */
function scoresUnseen() {
  const groups = [...new Set(bags.map(({ group }) => group))].toSorted((left, right) => (left < right ? -1 : 1))
  const partOf = new Map(groups.map((group, index) => [group, index % parts]))
  const signsOfRows = []
  for (let part = 0; part < parts; part += 1) {
    const model = learn(
      bags.filter(({ group }) => partOf.get(group) !== part),
      data,
    )
    for (const { group, rows } of bags)
      if (partOf.get(group) === part) for (const { row } of rows) signsOfRows[row] = signsOf(data, model, row)
  }
  return signsOfRows
}

function heightsOf() {
  const honest = scores
    .filter((_, index) => bags[index].kind === 'published' && bags[index].rows.length > 0)
    .toSorted((left, right) => right - left)
  const above = (share) => Math.ceil(honest[Math.floor(honest.length * share)] * 100) / 100
  return { block: above(mayBlock), warn: above(mayWarn) }
}

function numeral(value) {
  return String(Number(value.toPrecision(6)))
}

function fileOf({ weights, bias }) {
  const largest = weights
    .map(Math.abs)
    .toSorted()
    .at(-1 - Math.floor(weights.length * 0.0005))
  const scale = largest / stepsOfWeights
  return [
    "import type { LineModel } from '../learned/line-model.ts'",
    '',
    '/** Made by scripts/train-programs.mjs: see docs/scanning-programs.md for the data, the figures and the limits. */',
    `export const programModel: LineModel = {`,
    `  linesOfBlock: ${linesOfBlock},`,
    `  bias: ${numeral(bias)},`,
    `  scale: ${numeral(scale)},`,
    ...Object.entries({ ...signs, ...heights }).map(([name, value]) => `  ${name}: ${numeral(value)},`),
    // None of the signs needs an escape.
    '  weights:',
    `    '${packedWeights.pack(weights, scale)}',`,
    '}',
    '',
  ].join('\n')
}
