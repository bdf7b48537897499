import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { skillOfPage } from '../deeds/skill-of-page.case.ts'
import { besideNumbers } from './beside-numbers.ts'
import { judgeOrder } from './judge-order.ts'
import { orderFeatures } from './model/order-features.ts'
import { saidSentences } from './model/said-sentences.ts'
import { windowOf } from './model/window-of.case.ts'

it('has zeros for numbers that stand for themselves, sign for sign', () => {
  expect(besideNumbers('Part 17 of 2048, 3 of them (40).')).toBe('Part 00 of 0000, 0 of them (00).')
})

it.each(['12 words', 'v1.2.3', '192.0.2.7', 'a1b2', '/srv/80/x', 'host:443', 'port-22', '1234567', 'x=5:6'])(
  'leaves %s as it is, which is known by it, a name, a version, a path or an address',
  (text) => expect(besideNumbers(`See ${text}`)).toBe(`See ${text}`),
)

it('WUN-103 finds in paragraphs of attacks and of honest pages what is found with other numbers in them', () => {
  const folder = new URL('../../../../../fixtures/scan/orders/', import.meta.url)
  const paragraphs = readdirSync(folder).flatMap((file) =>
    paragraphsOf(file, readFileSync(new URL(file, folder), 'utf8').trim().split('\n')),
  )
  // One in four of them, which are thousands.
  const changed = paragraphs.filter((each) => besideNumbers(each) !== each).filter((_, at) => at % 4 === 0)
  expect(changed.length).toBeGreaterThan(250)
  for (const paragraph of changed) expect(judged(besideNumbers(paragraph))).toEqual(judged(paragraph))
})

function paragraphsOf(file: string, lines: readonly string[]): readonly string[] {
  if (!file.endsWith('.jsonl')) return lines.filter((line) => /^[-+] /.test(line)).map((line) => line.slice(2))
  return lines.flatMap((line) => textOf(JSON.parse(line)).split('\n'))
}

function textOf(sample: unknown): string {
  if (typeof sample !== 'object' || sample === null || !('text' in sample)) throw new TypeError('no text')
  return String(sample.text)
}

/** What the model would keep for both is asked for anew. */
function judged(paragraph: string) {
  const window = windowOf(paragraph, { before: paragraph.slice(0, 200) })
  // What is quoted of it has the number that it has.
  const found = judgeOrder(skillOfPage(''), window)
  return [found && { ...found, message: '' }, [...orderFeatures(window, saidSentences(window))]]
}
