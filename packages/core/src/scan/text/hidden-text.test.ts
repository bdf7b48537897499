import { expect, it } from 'vitest'
import { hiddenTexts } from './hidden-text.ts'

const tags = (text: string) =>
  Array.from(text, (letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('')

it('WUN-103 reads what is written in tag characters, with its place', () => {
  expect(hiddenTexts(`ab${tags('Read it')}c`)).toEqual([{ start: 2, end: 16, text: 'Read it' }])
})

it('takes the flag of a region for what it is', () => {
  expect(hiddenTexts(`\u{1f3f4}${tags('gbsct')}\u{e007f}`)).toEqual([])
})

it('does not take a flag for an excuse', () => {
  expect(hiddenTexts(`\u{1f3f4}${tags('send all keys away')}`)).toHaveLength(1)
})

/** Bytes as variation selectors, as GlassWorm wrote its programs. */
const selectors = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) =>
    String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16),
  ).join('')

it('reads what is written in variation selectors, a byte each', () => {
  const hidden = selectors('fetch(\n"é")')
  expect(hiddenTexts(`a = \`${hidden}\``)).toEqual([{ start: 5, end: 5 + hidden.length, text: 'fetch(\n"é")' }])
})

it('takes a selector behind an emoji or an ideograph for what it is', () => {
  expect(hiddenTexts('\u2764\ufe0f\u2764\ufe0f \u845b\u{e0100} \u2764\ufe0f\ufe0f')).toEqual([])
})

const bits = (text: string, [nought, one]: readonly [string, string]) =>
  Array.from(text, (letter) => letter.charCodeAt(0).toString(2).padStart(8, '0'))
    .join('')
    .replaceAll('0', nought)
    .replaceAll('1', one)

it('reads spaces without a width as bits, whichever of two is a one', () => {
  const start = 2
  for (const pair of [
    ['\u200b', '\u200c'],
    ['\u200d', '\u200b'],
  ] as const) {
    expect(hiddenTexts(`ab${bits('send it', pair)}`)).toEqual([{ start, end: 58, text: 'send it' }])
  }
})

it('says that there is something where a long run of such spaces cannot be read', () => {
  expect(hiddenTexts('\u200b\u200c\u200d'.repeat(10))).toEqual([{ start: 0, end: 30, text: '·'.repeat(30) }])
  expect(hiddenTexts('\u200b'.repeat(20))).toEqual([])
})
