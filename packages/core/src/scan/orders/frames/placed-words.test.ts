import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { placedWords } from './placed-words.ts'

it('gives words with their places and what stands before them', () => {
  const words = placedWords('  Send, don’t e-mail: naïve_1')
  expect(words.map(({ at, text, gap }) => [at, text, gap])).toEqual([
    [2, 'Send', '  '],
    [8, 'don’t', ', '],
    [14, 'e-mail', ' '],
    [22, 'naïve_1', ': '],
  ])
})

it('reads plain text as any other', () => {
  const plain = fc.string({ unit: fc.constantFrom(...Array.from('aZ09 \'_-.,:\n"`(|')), maxLength: 40 })
  fc.assert(
    fc.property(plain, (text) => {
      const among = placedWords(`${text} é`).slice(0, -1)
      expect(placedWords(text).map((word) => [word.at, word.text, word.gap])).toEqual(
        among.map((word) => [word.at, word.text, word.gap]),
      )
    }),
  )
})

it('stops at a hundred and twenty', () => {
  expect(placedWords('go '.repeat(200))).toHaveLength(120)
})
