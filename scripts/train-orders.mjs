#!/usr/bin/env node
// Trains the model of orders in plain words and writes it to packages/core. Needs a built tree, a directory of labelled
// skills with a `manifest.tsv`, as scripts/scan-corpus.mjs has, and one with the repositories of train-orders/published.tsv as
// `owner+name`, each at its commit. The same inputs give the same file. With `--unseen` it writes nothing, and prints what models say
// of examples that they were not trained on: the table of docs/scanning-model.md, and the thresholds that this suggests.
// With `--words FILE` it only writes what train-orders/word-kinds.py sorts words by.
// Use: node scripts/train-orders.mjs DIR PUBLISHED [--unseen | --words FILE]
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'
import { packedWeights } from '../packages/core/dist/scan/learned/packed-weights.js'
import { changedExamples } from './train-orders/changed-examples.mjs'
import { corpusExamples, ownExamples, tableExamples, writtenExamples } from './train-orders/examples.mjs'
import { fittedExamples } from './train-orders/fitted-examples.mjs'
import { bagScore, learn, scoreUnseen } from './train-orders/learn.mjs'
import { byHand } from './train-orders/parts-of.mjs'
import { plantedExamples } from './train-orders/planted-examples.mjs'
import { publishedExamples } from './train-orders/published-examples.mjs'
import { scoreOf } from './train-orders/regression.mjs'
import { RowTable } from './train-orders/rows.mjs'
import { thresholds, thresholdsOf } from './train-orders/thresholds.mjs'

const [directory, published, option, file] = process.argv.slice(2)
if (directory === undefined || published === undefined) {
  console.error('Use: node scripts/train-orders.mjs DIR PUBLISHED [--unseen | --words FILE]')
  process.exit(2)
}

const root = new URL('../', import.meta.url)
/** Later tables are for measuring, and are not looked at, but for those of honest skills that were refused once. */
const tables = new Set(
  [
    'code prose second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth fourteenth sixteenth',
    'honest-commands honest-pages-two honest-programs well-known',
  ].flatMap((names) => names.split(' ')),
)
const steps = 42
/** Where a block stands in the file, whatever share of attacks a recipe has: other rules ask how near to it a paragraph comes. */
const heightOfBlock = 1.5

const written = new URL('fixtures/scan/orders/', root)
const changed = ['programs', 'pages'].map((name) => new URL(`fixtures/scan/${name}/`, root))
const { scanCases } = await readCases()
const cases = (kind) => scanCases(kind).filter(([table]) => tables.has(table))
const table = new RowTable()
const bags = [
  ...writtenExamples(table, written),
  ...fittedExamples(table, written, directory),
  ...changedExamples(table, changed, published),
  ...tableExamples(table, 'malicious', cases('malicious'), cases('benign')),
  ...tableExamples(table, 'benign', cases('benign')),
  ...ownExamples(table, ownSkills()),
  ...plantedExamples(table),
  ...corpusExamples(table, directory),
  ...publishedExamples(table, published),
]
if (option === '--words') {
  writeFileSync(file, table.words())
  process.exit(0)
}
const data = table.data()
const model = learn(bags, data, () => true)
const largest = model.weights
  .map(Math.abs)
  .toSorted()
  .at(-1 - Math.floor(model.weights.length * 0.0005))
const scale = largest / steps
const text = packedWeights.pack(model.weights, scale)
const rounded = packedWeights.unpack(text)
const shippedModel = shippedWeights()
const shipped = bags.map((bag) => bagScore(shippedModel, data, bag))
const lift = heightOfBlock - thresholds.block
const glance = leastGlance()
const closerLook = leastCloserLook()
report('trained, as shipped', shipped)
if (option === '--unseen') {
  const unseen = scoreUnseen(bags, data, byHand)
  console.log(`\nsuggested: ${JSON.stringify(thresholdsOf(bags, unseen, shipped))}`)
  report('hands not trained on', unseen)
} else writeFileSync(new URL('packages/core/src/scan/orders/model/order-model.ts', root), fileOf())

/** What the file says: weights in steps. */
function shippedWeights() {
  const found = new Float64Array(data.width)
  for (let column = 0; column < rounded.length; column += 1) found[column] = rounded[column] * scale
  return { weights: found, bias: model.bias }
}

/** No paragraph that comes near a warning is further from an order at a first look, but for one in two hundred. */
function leastGlance() {
  return lowest(0.005, (row) => table.glance(row, shippedModel.weights))
}

/** The same for a closer look. */
function leastCloserLook() {
  return lowest(0.005, (row) => model.bias + table.closerLook(row, shippedModel.weights))
}

function lowest(share, look) {
  const looks = bags
    .filter(({ isAttack, source }) => isAttack && source !== 'corpus')
    .flatMap(({ judged }) =>
      judged.filter((row) => scoreOf(shippedModel, data, row) >= thresholds.warn - 0.5).map(look),
    )
  return Math.floor((looks.toSorted((left, right) => left - right)[Math.floor(looks.length * share)] ?? 0) * 100) / 100
}

function ownSkills() {
  return [...pathsBelow('skills/'), ...pathsBelow('templates/skills/')]
}

function pathsBelow(folder) {
  return readdirSync(new URL(folder, root)).map((name) => fileURLToPath(new URL(folder + name, root)))
}

function numeral(value) {
  return String(Number(value.toPrecision(6)))
}

function fileOf() {
  return [
    '/** Made by scripts/train-orders.mjs: see docs/scanning-model.md for the data, the figures and the limits. */',
    'export const orderModel = {',
    `  bias: ${numeral(model.bias + lift)},`,
    `  glance: ${numeral(glance)},`,
    `  closerLook: ${numeral(closerLook + lift)},`,
    `  scale: ${numeral(scale)},`,
    ...Object.entries(thresholds).map(([name, value]) => `  ${name}: ${numeral(value + lift)},`),
    // None of the signs needs an escape.
    '  weights:',
    `    '${text}',`,
    '} as const',
    '',
  ].join('\n')
}

function report(title, scores) {
  const groups = {
    ...Object.fromEntries(
      [...new Set(bags.flatMap(({ hand }) => hand ?? []))]
        .toSorted((left, right) => left - right)
        .flatMap((hand) => [
          [`written attacks, hand ${hand}`, (bag) => bag.hand === hand && bag.isAttack],
          [`written look-alikes, hand ${hand}`, (bag) => bag.hand === hand && !bag.isAttack],
        ]),
    ),
    ...Object.fromEntries(
      [...tables].map((table) => [
        `attacks of ${table}`,
        (bag) => bag.group === table && bag.source === 'table' && bag.isAttack,
      ]),
    ),
    ...Object.fromEntries(
      [...new Set(bags.filter(({ source }) => source === 'planted').map(({ group }) => group))].map((name) => [
        `attacks put into pages, ${name}`,
        (bag) => bag.source === 'planted' && bag.group === name,
      ]),
    ),
    'attacks of sections': ({ source, isAttack }) => source === 'changed' && isAttack,
    'honest sections': ({ source, isAttack }) => source === 'changed' && !isAttack,
    'honest skills of tables': ({ source, isAttack }) => source === 'table' && !isAttack,
    'skills of our own': ({ kind }) => kind === 'own',
    'ordinary skills': ({ kind, source }) => kind === 'ordinary' && source === 'corpus',
    'official skills': ({ kind }) => kind === 'official',
    'skills about security': ({ kind, source }) => kind === 'security' && source === 'corpus',
    'skills that strangers published': ({ kind, source }) => kind === 'ordinary' && source === 'published',
    'of these, about security': ({ kind, source }) => kind === 'security' && source === 'published',
  }
  console.log(
    `\n${title}: ${JSON.stringify(thresholds)}\n\n| examples | number | at the height of a block | of a warning |\n|---|---|---|---|`,
  )
  for (const [name, belongs] of Object.entries(groups)) {
    const group = bags.flatMap((bag, number) => (belongs(bag) ? [{ bag, score: scores[number] }] : []))
    const reach = (level, quoted) =>
      group.filter(({ bag, score }) => score[level] >= thresholds[bag.isAboutSecurity ? quoted : level]).length
    console.log(
      `| ${name} | ${group.length} | ${reach('block', 'blockAmongQuotes')} | ${reach('warn', 'warnAmongQuotes')} |`,
    )
  }
}

/** The reader of the tables, which is a test's. */
async function readCases() {
  const url = new URL('test/scan-cases.ts', root)
  const { code } = transformSync(readFileSync(url, 'utf8'), {
    loader: 'ts',
    format: 'esm',
    define: { 'import.meta.url': JSON.stringify(url.href) },
  })
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}
