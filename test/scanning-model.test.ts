import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const card = read('docs/scanning-model.md')
const model = read('packages/core/src/scan/orders/model/order-model.ts')

/** What the card says beside a word of its first column. */
function said(row: string): string {
  return card.split('\n').find((line) => line.startsWith(`| ${row} |`)) ?? ''
}

// WUN-103: whoever reads the card reads of the very file that judges.
it('the card names the digest and the size of the model that ships', () => {
  expect(said('file')).toContain(`${Buffer.byteLength(model).toLocaleString('en-US')} bytes`)
  expect(said('file')).toContain(createHash('sha256').update(model).digest('hex'))
  expect(Buffer.byteLength(model)).toBeLessThan(64 * 1024)
})

it('the card names the thresholds of the model', () => {
  for (const name of ['block', 'warn', 'blockAmongQuotes', 'warnAmongQuotes']) {
    const value = new RegExp(`\\b${name}: ([\\d.]+)`).exec(model)?.[1]
    expect(value).toBeDefined()
    expect(said('thresholds')).toContain(`\`${name}\` ${value}`)
  }
})

it('the card names how many paragraphs were written for it, and the program that makes it', () => {
  const lines = read('fixtures/scan/orders.training').split('\n')
  const count = (mark: string) => lines.filter((line) => line.startsWith(mark)).length
  expect(count('+ ')).toBeGreaterThanOrEqual(300)
  expect(count('- ')).toBeGreaterThanOrEqual(300)
  expect(count('## ')).toBeGreaterThanOrEqual(25)
  expect(said('data')).toContain(`${count('+ ')} paragraphs of attacks and ${count('- ')} look-alikes`)
  expect(said('made by')).toContain('node scripts/train-orders.mjs')
  expect(existsSync(new URL('../scripts/train-orders.mjs', import.meta.url))).toBe(true)
})

it('a paragraph that is learned from stands in the file once', () => {
  const paragraphs = read('fixtures/scan/orders.training')
    .split('\n')
    .filter((line) => /^[+-] /.test(line))
    .map((line) => line.slice(2))
  expect(paragraphs.filter((text, index) => paragraphs.indexOf(text) !== index)).toEqual([])
})
