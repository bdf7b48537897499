import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stripJsonComments } from './strip-json-comments.ts'

describe('stripJsonComments', () => {
  it.each([
    ['{"a": 1} // end', { a: 1 }],
    ['// start\n{"a": 1}', { a: 1 }],
    ['{/* one\ntwo */"a": 1,\n}', { a: 1 }],
    ['[1, 2, // two\n]', [1, 2]],
    ['{"a": [1,], /* */ }', { a: [1] }],
    ['{"url": "https://x/*y*/", "b": "//"}', { url: 'https://x/*y*/', b: '//' }],
    ['{"a\\"//": "b\\\\"} // c', { 'a"//': 'b\\' }],
    ['{"a": ",]"}', { a: ',]' }],
  ])('reads %j', (text, value) => {
    expect(JSON.parse(stripJsonComments(text))).toEqual(value)
  })

  it.each(['{"a": 1,, }', '{"a', '/* open', '{"a": 1 / 2}', '[,]x'])('does not make sense of nonsense: %j', (text) => {
    expect(() => JSON.parse(stripJsonComments(text)) as unknown).toThrow(SyntaxError)
  })

  it('changes nothing in plain JSON, and no offset in anything', () => {
    fc.assert(
      fc.property(fc.json(), fc.string(), (json, noise) => {
        expect(stripJsonComments(json)).toBe(json)
        expect(stripJsonComments(noise)).toHaveLength(noise.length)
      }),
    )
  })
})
