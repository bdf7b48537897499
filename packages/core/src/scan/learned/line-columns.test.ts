import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { ColumnSet } from './column-set.ts'
import { featureColumn } from './feature-column.ts'
import { kindColumn } from './kind-column.ts'
import { lineColumns } from './line-columns.ts'
import { lineNames } from './line-names.ts'
import { pairColumn, pairOfColumns } from './pair-column.ts'

const columns = new ColumnSet()
const columnsOf = (line: string, hasPairs: boolean): ReadonlySet<number> => {
  lineColumns(line, hasPairs, columns)
  return new Set(columns.take())
}

/** What a name says: itself, and each of its parts. */
function featuresOf(kind: string, name: string): readonly string[] {
  const parts = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)?.filter(({ length }) => length >= 3) ?? []
  return [`${kind}:${name.toLowerCase()}`, ...parts.map((each) => `${kind} part:${each.toLowerCase()}`)]
}

// WUN-103: what is read sign by sign is what a finding names in words, in any line whatever.
it('has the columns of every name, part and host of a line, and of each two names and kinds of words in a row', () => {
  const word = oneof(
    constantFrom('# ', '// ', 'sendAll', 'toHTTPBody', 'send_all', 'is', 'api.github.com', 'new.unheard-of.io'),
    constantFrom(
      'abort',
      'Aborted',
      'fuzzy',
      'größe',
      'ΣΑΣ',
      'İstanbul',
      'µm',
      'a'.repeat(64),
      'b'.repeat(65),
      '2nd',
      'K8s',
      '日本',
      'ＡＢＣ',
    ),
    string({ unit: 'binary', maxLength: 12 }),
    string({ unit: constantFrom('a', 'B', '_', '1', '.', ' ', 'ß'), maxLength: 20 }),
  )
  assert(
    property(array(word), constantFrom(' ', ''), (words, between) => {
      const line = words.join(between)
      const { kind, names, features } = lineNames(line)
      const said = [...features, ...names.flatMap((name) => featuresOf(kind, name))].map(featureColumn)
      const pairs = names.slice(1).map((name, before) => pairColumn(names[before] ?? '', name))
      expect(columnsOf(line, false)).toEqual(new Set(said))
      const kinds = names.map((name) => kindColumn(name.toLowerCase())).filter((column) => column !== -1)
      const ofKinds = kinds.slice(1).map((kind, before) => pairOfColumns(kinds[before] ?? 0, kind))
      expect(columnsOf(line, true)).toEqual(new Set([...said, ...pairs, ...kinds, ...ofKinds]))
    }),
    { numRuns: 1000 },
  )
})

// WUN-103: an attacker names things anew, but of the same words.
it.each([
  ['sendAll_tokens', ['code:sendall_tokens', 'code part:send', 'code part:all', 'code part:tokens']],
  ['toHTTPBody', ['code:tohttpbody', 'code part:http', 'code part:body']],
  ['id', ['code:id']],
])('knows %s by its parts', (name, features) =>
  expect(columnsOf(name, false)).toEqual(new Set(features.map(featureColumn))),
)

// WUN-103: the same name says something else in a comment, however often it was seen before.
it('tells a comment from code', () => {
  expect(columnsOf('send', false)).toEqual(new Set([featureColumn('code:send'), featureColumn('code part:send')]))
  expect(columnsOf('# send', false)).toEqual(
    new Set([featureColumn('comment:send'), featureColumn('comment part:send')]),
  )
})

// WUN-103: `do not` is neither of its words.
it('has each two names in a row as well, where a model knows them', () => {
  const pairs = [pairColumn('do', 'not'), pairColumn('not', 'tell')]
  expect([...columnsOf('Do not tell.', true)]).toEqual(expect.arrayContaining(pairs))
  expect([...columnsOf('Do not tell.', false)]).not.toEqual(expect.arrayContaining(pairs))
})

// WUN-103: what says an attack in other words is of the same kinds.
it('has the kinds of words and each two that follow each other, whatever stands between, where a model knows them', () => {
  const kinds = [kindColumn('abort'), kindColumn('fuzzy'), pairOfColumns(kindColumn('abort'), kindColumn('fuzzy'))]
  expect([...columnsOf('Aborted qwertz fuzzy', true)]).toEqual(expect.arrayContaining(kinds))
  expect([...columnsOf('Retire qwertz spelling', true)]).toEqual(expect.arrayContaining(kinds))
  for (const kind of kinds) expect([...columnsOf('Aborted qwertz fuzzy', false)]).not.toContain(kind)
})
