import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const card = read('docs/scanning-model.md')
const model = read('packages/core/src/scan/orders/model/order-model.ts')

const folder = 'fixtures/scan/orders/'
const files = readdirSync(new URL(`../${folder}`, import.meta.url))
const trainings = files.filter((name) => name.endsWith('.training')).map((name) => read(folder + name))
/** Written for a published skill each, and read where they were put into it. */
const fitted = files
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) =>
    read(folder + name)
      .trim()
      .split('\n')
      .map((line) => additionOf(JSON.parse(line))),
  )
const lines = trainings.flatMap((text) => text.split('\n'))

const count = (mark: string): number => lines.filter((line) => line.startsWith(mark)).length

function additionOf(line: unknown) {
  if (typeof line !== 'object' || line === null) throw new TypeError('no addition')
  if (!('hand' in line) || !('isAttack' in line) || !('text' in line)) throw new TypeError('no addition')
  return { hand: Number(line.hand), isAttack: line.isAttack === true, text: String(line.text) }
}

/** What the card says beside a word of its first column. */
function said(row: string): string {
  return card.split('\n').find((line) => line.startsWith(`| ${row} |`)) ?? ''
}

// WUN-103: whoever reads the card reads of the very file that judges.
it('the card names the digest and the size of the model that ships', () => {
  expect(said('file')).toContain(`${Buffer.byteLength(model).toLocaleString('en-US')} bytes`)
  expect(said('file')).toContain(createHash('sha256').update(model).digest('hex'))
  expect(Buffer.byteLength(model)).toBeLessThan(288 * 1024)
})

it('the card names the thresholds of the model', () => {
  for (const name of ['block', 'warn', 'blockAmongQuotes', 'warnAmongQuotes']) {
    const value = new RegExp(`\\b${name}: ([\\d.]+)`).exec(model)?.[1]
    expect(value).toBeDefined()
    expect(said('thresholds')).toContain(`\`${name}\` ${value}`)
  }
})

it('the card names how many paragraphs were written for it, and the program that makes it', () => {
  expect(count('+ ')).toBeGreaterThanOrEqual(2000)
  expect(count('- ')).toBeGreaterThanOrEqual(2000)
  expect(count('## ')).toBeGreaterThanOrEqual(150)
  const say = (mark: string) => count(mark).toLocaleString('en-US')
  expect(said('data')).toContain(`${say('+ ')} paragraphs of attacks and ${say('- ')} look-alikes`)
  const all = fitted.flat()
  const attacks = all.filter(({ isAttack }) => isAttack).length
  expect(attacks).toBeGreaterThanOrEqual(2000)
  expect(said('data')).toContain(
    `${attacks.toLocaleString('en-US')} attacks and ${(all.length - attacks).toLocaleString('en-US')} honest additions`,
  )
  expect(said('made by')).toContain('node scripts/train-orders.mjs')
  expect(existsSync(new URL('../scripts/train-orders.mjs', import.meta.url))).toBe(true)
})

// WUN-103: whoever wants to make the model again has to know from what.
it('the card names how many published skills it learned from, each with its repository and commit', () => {
  const repositories = read('scripts/train-orders/published.tsv').trim().split('\n')
  for (const repository of repositories) expect(repository).toMatch(/^[\w.-]+\/[\w.-]+\t[0-9a-f]{40}(?:\t[^\t]+)+$/)
  const skills = repositories.reduce((sum, line) => sum + line.split('\t').length - 2, 0)
  expect(new Set(repositories.map((line) => line.split('\t')[0])).size).toBe(repositories.length)
  expect(said('data')).toContain(
    `of ${skills.toLocaleString('en-US')} skills in ${repositories.length} public repositories`,
  )
})

it('each file of paragraphs says whose hand it is of, and is short enough to be read', () => {
  for (const text of trainings) {
    expect(text).toMatch(/^# Hand [1-9]\d*\. /m)
    expect(text.split('\n').length).toBeLessThanOrEqual(501)
  }
})

it('each addition that was fitted says whose hand it is of, and its file is short enough to be read', () => {
  for (const additions of fitted) {
    expect(additions.length).toBeLessThanOrEqual(500)
    for (const { hand } of additions) expect(hand).toBeGreaterThan(0)
  }
})

it('a paragraph that is learned from stands in one file once', () => {
  const written = lines.filter((line) => /^[+-] /.test(line)).map((line) => line.slice(2))
  const paragraphs = [...written, ...fitted.flat().map(({ text }) => text)]
  expect(new Set(paragraphs).size).toBe(paragraphs.length)
})
