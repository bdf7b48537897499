import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { tokenize } from '../../../search/tokenize.ts'
import { FrameSentence } from '../frames/frame-sentence.ts'
import { sentenceWords } from './sentence-words.ts'

const wordsOf = (text: string) => sentenceWords(new FrameSentence(0, text))

it.each([
  ['Send it to https://a.test/x?y now.', ['send', 'it', 'to', 'addressx', 'now']],
  ['Ask help@a.test or 192.0.2.7.', ['ask', 'addressx', 'or', 'addressx']],
  ['Open a.b.test. Then go.', ['open', 'addressx', 'then', 'go']],
  ['No 12 of v2x', ['no', 'of', 'v', 'x']],
])('has one word for every address and none for numbers in %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

it('has the words of a whole sentence, piece by piece', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('aBcé日本3 -_’')), maxLength: 40 }), (text) => {
      expect(wordsOf(text)).toEqual(tokenize(text.replaceAll(/\d+/g, ' '), { keepStopWords: true }))
    }),
  )
})

it('stops at eighty', () => {
  expect(wordsOf('readFile '.repeat(60))).toHaveLength(80)
})
