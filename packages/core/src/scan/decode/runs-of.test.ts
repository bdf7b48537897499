import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsOf } from './runs-of.ts'

const isA = (code: number) => code === 97

describe('runsOf', () => {
  it.each([
    ['nothing', '', []],
    ['one that is too short', 'baab', []],
    ['one at the beginning', 'aaab', [[0, 3]]],
    ['one at the end', 'baaa', [[1, 4]]],
    [
      'one beside another',
      'aaabaaaa',
      [
        [0, 3],
        [4, 8],
      ],
    ],
    ['a long one, once', `b${'a'.repeat(100)}b`, [[1, 101]]],
  ])('finds %s', (_, text, expected) => {
    expect(runsOf(text, 3, isA).map(({ start, end }) => [start, end])).toEqual(expected)
  })

  it('finds what a regular expression finds', () => {
    const texts = fc.array(fc.constantFrom('a', 'aa', 'aaaa', 'b', 'bb'), { maxLength: 40 })
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 7 }), (parts, shortest) => {
        const text = parts.join('')
        const expected = Array.from(text.matchAll(new RegExp(`a{${shortest},}`, 'g')), (match) => ({
          start: match.index,
          end: match.index + match[0].length,
        }))
        expect(runsOf(text, shortest, isA)).toEqual(expected)
      }),
    )
  })

  it('looks at one of so many places of a text that holds none', () => {
    let looks = 0
    runsOf('b'.repeat(16_000), 16, (code) => {
      looks += 1
      return isA(code)
    })
    expect(looks).toBe(1000)
  })
})
