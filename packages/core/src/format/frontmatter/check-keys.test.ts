import { expect, it } from 'vitest'
import { checkKeys } from './check-keys.ts'
import { readFull } from './read-full.ts'

it.each([
  ['a: 1\nb: 2', []],
  ['a: 1\na: 2', ['duplicate-key']],
  ['a: 1\n"a": 2\na: 3', ['duplicate-key', 'duplicate-key']],
  ['a: {b: 1, b: 2}', ['duplicate-key']],
  ['a:\n  - b: 1\n    b: 2', ['duplicate-key']],
  ['a: {b: 1}\nc: {b: 1}', []],
  ['__proto__: 1\na: [{constructor: 1, prototype: 2}]', ['forbidden-key', 'forbidden-key', 'forbidden-key']],
])('finds in %j', (yaml, expected) => {
  const full = readFull(yaml, { start: 0, end: yaml.length })
  if (!('node' in full) || full.node === undefined) throw new Error('unreadable')
  expect(checkKeys(full.node).map(({ code }) => code)).toEqual(expected)
})
