import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MappedText } from '../text/mapped-text.ts'
import { mayMatch } from './may-match.ts'
import { PatternGroup } from './pattern-group.ts'

const patterns = [/\bcurl\s/, /\d{3}/, /забудь/i, /(?:curl)?\s/, /\bwget\b[^\n]{0,80}\bsecret/i, /x64|arm64/, /curl/]
const group = new PatternGroup(
  patterns.map((pattern, index) => ({ pattern, index })),
  ({ pattern }) => pattern,
)
const words = fc.constantFrom('curl', 'WGET', 'secret', 'arm64', 'x6', 'забудь', 'Забудь', 'page', '12', '前')

describe('PatternGroup', () => {
  it('law: gives those of which each by itself may match, in their order', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 6 }), (parts) => {
        const text = new MappedText(parts.join(' '))
        expect(group.among(text).map(({ index }) => index)).toEqual(
          patterns.flatMap((pattern, index) => (mayMatch(pattern, text) ? [index] : [])),
        )
      }),
    )
  })

  it('gives nothing of what a text has nothing of, and everything that has no word of its own', () => {
    const named = group.among(new MappedText('Read the input first.')).map(({ index }) => index)
    expect(named).toEqual([1, 3])
  })

  it('reads no pattern before the first text comes', () => {
    let asked = 0
    const lazy = new PatternGroup([/curl/], (pattern) => {
      asked += 1
      return pattern
    })
    expect(asked).toBe(0)
    lazy.among(new MappedText('a'))
    lazy.among(new MappedText('b'))
    expect(asked).toBe(1)
  })
})
