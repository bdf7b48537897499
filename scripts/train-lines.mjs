#!/usr/bin/env node
// Trains a model of lines, of programs or of pages, and writes it to packages/core. Needs a built tree and a directory PUBLISHED with
// git directories of the repositories in train-lines/published.tsv and in the fixtures of the model as `owner+name`; for pages also
// SKILLS, with those that paragraphs were fitted into, as train-orders.mjs takes them. The same inputs give the same file. It prints
// what models say of examples whose hand and owner they had not seen: the tables of the model's card.
// With `--scores FILE` it also writes those scores, a line for each example: heights can be weighed without another training.
// Use: node scripts/train-lines.mjs programs PUBLISHED [--scores FILE]
//      node scripts/train-lines.mjs pages PUBLISHED SKILLS [--scores FILE]
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { packedWeights } from '../packages/core/dist/scan/learned/packed-weights.js'
import { bagOf } from './train-lines/bag-of.mjs'
import { gravestOf } from './train-lines/gravest-of.mjs'
import { learn } from './train-lines/learn.mjs'
import { learnSigns } from './train-lines/learn-signs.mjs'
import { models } from './train-lines/models.mjs'
import { report } from './train-lines/report.mjs'
import { signsOf } from './train-lines/signs-of.mjs'
import { changedSkills, fittedSkills, labelledSkills, publishedSkills } from './train-lines/skills-of.mjs'
import { WindowTable } from './train-lines/window-table.mjs'
import { withoutTwins } from './train-lines/without-twins.mjs'

const { values: given, positionals } = parseArgs({ allowPositionals: true, options: { scores: { type: 'string' } } })
const [asked, directory, skills] = positionals
const options = models[asked]
if (options === undefined || directory === undefined || (options.fitted !== undefined && skills === undefined)) {
  console.error('Use: node scripts/train-lines.mjs programs PUBLISHED, or: pages PUBLISHED SKILLS')
  process.exit(2)
}

const parts = 5
const stepsOfWeights = 42

const table = new WindowTable()
const list = new URL('train-lines/published.tsv', import.meta.url)
const all = []
for (const folder of options.additions) {
  const additions = new URL(`../fixtures/scan/${folder}/`, import.meta.url)
  for (const skill of changedSkills(additions, directory)) all.push(bagOf(table, skill, options))
}
if (options.fitted !== undefined) {
  const paragraphs = new URL(`../fixtures/scan/${options.fitted}/`, import.meta.url)
  for (const skill of fittedSkills(paragraphs, skills)) all.push(bagOf(table, skill, options))
  for (const skill of labelledSkills(skills)) all.push(bagOf(table, skill, options))
}
for (const skill of publishedSkills(list, directory)) all.push(bagOf(table, skill, options))
const data = table.data()
const bags = withoutTwins(all, data)
const unseen = scoresUnseen()
const signs = learnSigns(bags, unseen, options.signs)
const scores = bags.map((bag) => gravestOf(bag, unseen, signs))
const heights = heightsOf()
report(bags, scores, heights)
if (given.scores !== undefined) writeFileSync(given.scores, linesOf(scores))
writeFileSync(new URL(`../packages/core/src/scan/${options.file}`, import.meta.url), fileOf(learn(bags, data, options)))

/** The signs of every row by a model that saw nothing of its group. */
function scoresUnseen() {
  const groups = [...new Set(bags.map(({ group }) => group))].toSorted((left, right) => (left < right ? -1 : 1))
  const partOf = new Map(groups.map((group, index) => [group, index % parts]))
  const signsOfRows = []
  for (let part = 0; part < parts; part += 1) {
    const model = learn(
      bags.filter(({ group }) => partOf.get(group) !== part),
      data,
      options,
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
  return { block: above(options.mayBlock), warn: above(options.mayWarn) }
}

function linesOf(found) {
  const lines = bags.map(({ kind, group, name }, index) => ({ kind, group, name, score: found[index] }))
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
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
    `/** Made by scripts/train-lines.mjs: see ${options.card} for the data, the figures and the limits. */`,
    `export const ${options.name}: LineModel = {`,
    `  linesOfBlock: ${options.linesOfBlock},`,
    `  hasPairs: ${options.hasPairs},`,
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
