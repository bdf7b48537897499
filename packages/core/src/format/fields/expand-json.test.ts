import { assert, jsonValue, property } from 'fast-check'
import { expect, it } from 'vitest'
import type { ScalarNode } from '../frontmatter/node.ts'
import { expandJson } from './expand-json.ts'
import { toValue } from './to-value.ts'

const scalar = (source: string): ScalarNode => ({
  kind: 'scalar',
  style: 'single',
  source,
  value: source,
  start: 3,
  end: 9,
})

it.each(['text', '[a]', '{', '{"a":', '"x"', '5', ''])('leaves %j alone', (source) => {
  const node = scalar(source)
  expect(expandJson(node)).toBe(node)
})

it('makes nodes with the span of the text', () => {
  const node = expandJson(scalar(' {"a": [1, true, null, "x"]}'))
  expect(toValue(node)).toEqual({ a: ['1', 'true', '', 'x'] })
  expect(node).toMatchObject({ kind: 'map', start: 3, end: 9, pairs: [{ key: { source: 'a', start: 3 } }] })
})

it('reads any JSON without falling for its keys', () => {
  assert(
    property(jsonValue(), (value) => {
      const data = toValue(expandJson(scalar(JSON.stringify([value]))))
      expect(Array.isArray(data)).toBe(true)
    }),
  )
  const data = toValue(expandJson(scalar('{"__proto__": {"polluted": 1}, "a": 1}')))
  expect(Object.entries(data ?? {})).toEqual([['a', '1']])
})
