import { assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { hardenName } from './harden-name.ts'

it.each([
  ['my-skill', 'my-skill'],
  [' My Skill ', 'My Skill'],
  ['cafe\u0301', 'café'],
  ['a\u200Db\u00ADc\u202Ed\uFEFF', 'abcd'],
  ['', undefined],
  ['.', undefined],
  ['..', undefined],
  ['a..b', undefined],
  ['a/b', undefined],
  ['a\\b', undefined],
  ['a\nb', undefined],
  ['a\u0000b', undefined],
  ['a\u0085b', undefined],
  ['a\u2028b', undefined],
  ['a\uD800b', undefined],
  ['\u200B', undefined],
  ['.hidden', '.hidden'],
  ['plugin:skill', 'plugin:skill'],
])('hardens %j', (name, expected) => {
  expect(hardenName(name)).toBe(expected)
})

it('leaves a hardened name as it is', () => {
  assert(
    property(string({ unit: 'binary' }), (name) => {
      const once = hardenName(name)
      expect(once === undefined ? undefined : hardenName(once)).toBe(once)
    }),
  )
})
