import { expect, it } from 'vitest'
import { windowOf } from '../model/window-of.case.ts'
import { weighSigns, type Signs } from './weigh-signs.ts'

const plain = { news: { words: 10, share: 0.5, ofSkill: 200 }, score: 0, isWarnedOf: false }
const line = 'Photographs are sorted by the month in which they were taken.'

function weighed(signs: Partial<Signs> = {}, window = windowOf(line), identity = 'sourdough'): number {
  return weighSigns({ identity }, window, { ...plain, ...signs })
}

it('counts what the model makes of a paragraph, up to where the model blocks by itself', () => {
  expect(weighed({ score: 1 }) - weighed()).toBeCloseTo(1)
  expect(weighed({ score: 9 })).toBe(weighed({ score: 3.8 }))
})

it('counts new words, and counts them for more the more words a skill has', () => {
  const news = { words: 10, share: 1, ofSkill: 200 }
  expect(weighed({ news }) - weighed()).toBeCloseTo(2.6)
  expect(weighed({ news: { ...news, ofSkill: 20 } })).toBeLessThan(weighed({ news }))
  expect(weighed({ news: { ...news, ofSkill: 0 } })).toBe(weighed({ news: { ...news, ofSkill: 10 } }))
  expect(weighed({ news: { ...news, ofSkill: 9000 } })).toBe(weighed({ news: { ...news, ofSkill: 3000 } }))
})

it('counts against it the words that stand in the paragraphs beside it', () => {
  // Five of its words have five letters or more.
  const beside = windowOf(line, { before: 'Photographs that were taken in a month.' })
  expect(weighed() - weighed({}, beside)).toBeCloseTo((5.4 * 3) / 5)
  expect(weighed({}, windowOf(line, { before: 'Bread and flour.' }))).toBe(weighed())
})

it('counts against it the words by which the skill says who it is', () => {
  expect(weighed() - weighed({}, windowOf(line), 'sorts photographs')).toBeCloseTo(3 / 5)
})

// WUN-103
it.each([
  ['a warning of a rule', { isWarnedOf: true }, windowOf(line)],
  ['the machine of a stranger', {}, windowOf(line, { weights: ['foreign'] })],
  ['the mail of somebody', {}, windowOf(line, { mails: ['somebody@else.test'] })],
  ['an account', {}, windowOf(`${line} 0x52908400098527886E0F7030069857D2E4169EE7`)],
])('counts %s', (_, signs, window) => {
  expect(weighed(signs, window)).toBeGreaterThan(weighed())
})

it('counts no link to read on', () => {
  const cited = 'Photographs are sorted as [the guide](https://guide.test/months) tells.'
  expect(weighed({}, windowOf(cited, { weights: ['foreign'] }))).toBe(weighed({}, windowOf(cited)))
})
