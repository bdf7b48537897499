import { array, assert, constantFrom, property } from 'fast-check'
import { expect, it } from 'vitest'
import { featureColumn } from './feature-column.ts'
import { lineColumns } from './line-columns.ts'
import { lineFeatures } from './line-features.ts'

// WUN-103: the same name says something else in a comment, however often it was seen before.
it('has the columns of the features of a line, and nothing else', () => {
  const word = constantFrom(
    '# ',
    '// ',
    'sendAll',
    'send_all',
    'is',
    'api.github.com',
    'new.unheard-of.io',
    'größe',
    'x'.repeat(65),
  )
  assert(
    property(array(word), (words) => {
      const line = words.join(' ')
      expect(lineColumns(line).flat()).toEqual(lineFeatures(line).map(featureColumn))
    }),
  )
})
