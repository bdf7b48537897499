import { array, assert, constantFrom, property } from 'fast-check'
import { expect, it } from 'vitest'
import { featureColumn } from './feature-column.ts'
import { lineColumns } from './line-columns.ts'
import { lineNames } from './line-names.ts'
import { nameFeatures } from './name-features.ts'
import { pairColumn } from './pair-column.ts'

// WUN-103: the same name says something else in a comment, however often it was seen before.
it('has the columns of every name and host of a line, and nothing else', () => {
  const word = constantFrom('# ', '// ', 'sendAll', 'send_all', 'is', 'api.github.com', 'new.unheard-of.io', 'größe')
  assert(
    property(array(word), (words) => {
      const { kind, names, features } = lineNames(words.join(' '))
      const said = [...features, ...names.flatMap((name) => nameFeatures(kind, name))]
      expect(lineColumns(words.join(' '), false).flat()).toEqual(said.map(featureColumn))
    }),
  )
})

// WUN-103: `do not` is neither of its words.
it('has each two names in a row as well, where a model knows them', () => {
  const pairs = [pairColumn('do', 'not'), pairColumn('not', 'tell')]
  expect(lineColumns('Do not tell.', true).at(-1)).toEqual(pairs)
  expect(lineColumns('Do not tell.', false).flat()).not.toEqual(expect.arrayContaining(pairs))
})
