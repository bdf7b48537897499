#!/usr/bin/env node
// Trains the model of orders in plain words and writes it to packages/core. Needs a built tree and a directory of labelled
// skills with a `manifest.tsv`, as scripts/scan-corpus.mjs has. The same inputs give the same file. Prints what the model says of
// examples that it was not trained on: the table of docs/scanning-model.md.
// Use: node scripts/train-orders.mjs DIR
import { readFileSync, writeFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { packedWeights } from '../packages/core/dist/scan/orders/model/packed-weights.js'
import { WordVectors } from '../packages/core/dist/search/word-vectors.js'
import { corpusExamples, tableExamples, writtenExamples } from './train-orders/examples.mjs'
import { learn, scoreUnseen } from './train-orders/learn.mjs'
import { scoreOf } from './train-orders/regression.mjs'
import { rowsOf, withoutMeanings } from './train-orders/rows.mjs'
import { thresholdsOf } from './train-orders/thresholds.mjs'

const [directory] = process.argv.slice(2)
if (directory === undefined) {
  console.error('Use: node scripts/train-orders.mjs DIR')
  process.exit(2)
}

const root = new URL('../', import.meta.url)
/** Later tables are for measuring, and are not looked at. */
const tables = new Set('code prose second third fourth fifth sixth seventh eighth ninth tenth'.split(' '))
const folds = 6
const steps = 42

const { scanCases } = await readCases()
const cases = (kind) => scanCases(kind).filter(([table]) => tables.has(table))
const bags = [
  ...writtenExamples(new URL('fixtures/scan/orders.training', root)),
  ...tableExamples('malicious', cases('malicious')),
  ...tableExamples('benign', cases('benign')),
  ...corpusExamples(directory),
]
const vectors = WordVectors.of(readFileSync(new URL('packages/embeddings/words.bin', root)))
const rows = rowsOf(bags, vectors)
const unseen = scoreUnseen(bags, rows, folds)
const thresholds = thresholdsOf(bags, unseen)

const model = learn(bags, rows, () => true)
const weights = withoutMeanings(model, rows.meanings)
const largest = weights
  .map(Math.abs)
  .toSorted()
  .at(-1 - Math.floor(weights.length * 0.0005))
const scale = largest / steps
const text = packedWeights.pack(weights, scale)
const rounded = packedWeights.unpack(text)
const shipped = bags.map(shippedScore)
report('not trained on them', unseen)
report('trained, as shipped', shipped)
writeFileSync(new URL('packages/core/src/scan/orders/model/order-model.ts', root), fileOf())

/** What the file says of a bag: no meanings, weights in steps. */
function shippedScore(bag) {
  const { starts, columns } = rows.data
  const shipped = { weights: new Float64Array(rows.width), bias: model.bias }
  for (const row of bag.rows)
    for (let at = starts[row]; at < starts[row + 1]; at += 1)
      if (columns[at] < rounded.length) shipped.weights[columns[at]] = rounded[columns[at]] * scale
  return Math.max(...bag.rows.map((row) => scoreOf(shipped, rows.data, row)))
}

function numeral(value) {
  return String(Number(value.toPrecision(6)))
}

function fileOf() {
  return [
    '/** Made by scripts/train-orders.mjs: see docs/scanning-model.md for the data, the figures and the limits. */',
    'export const orderModel = {',
    `  bias: ${numeral(model.bias)},`,
    `  scale: ${numeral(scale)},`,
    ...Object.entries(thresholds).map(([name, value]) => `  ${name}: ${numeral(value)},`),
    // None of the signs needs an escape.
    '  weights:',
    `    '${text}',`,
    '} as const',
    '',
  ].join('\n')
}

function report(title, scores) {
  const groups = {
    'written attacks': ({ source, isAttack }) => source === 'written' && isAttack,
    'written look-alikes': ({ source, isAttack }) => source === 'written' && !isAttack,
    ...Object.fromEntries(
      [...tables].map((table) => [
        `attacks of ${table}`,
        (bag) => bag.group === table && bag.source === 'table' && bag.isAttack,
      ]),
    ),
    'honest skills of tables': ({ source, isAttack }) => source === 'table' && !isAttack,
    'ordinary skills': ({ kind }) => kind === 'ordinary',
    'official skills': ({ kind }) => kind === 'official',
    'skills about security': ({ kind }) => kind === 'security',
  }
  console.log(
    `\n${title}: ${JSON.stringify(thresholds)}\n\n| examples | number | at the height of a block | of a warning |\n|---|---|---|---|`,
  )
  for (const [name, belongs] of Object.entries(groups)) {
    const group = bags.flatMap((bag, number) => (belongs(bag) ? [{ bag, score: scores[number] }] : []))
    const reach = (plain, quoted) =>
      group.filter(({ bag, score }) => score >= (bag.isAboutSecurity ? thresholds[quoted] : thresholds[plain])).length
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
