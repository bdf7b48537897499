import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatRoute } from './format-route.ts'
import { parseRoute } from './parse-route.ts'

describe('the address of a view', () => {
  it.each([
    ['', { view: 'overview' }],
    ['#/', { view: 'overview' }],
    ['#/jobs', { view: 'jobs' }],
    ['#/log', { view: 'log' }],
    ['#/log/', { view: 'log' }],
    ['#/log/a%2Fb', { view: 'log', skill: 'a/b' }],
    ['#/nope', { view: 'overview' }],
    ['#/skill/', { view: 'overview' }],
    ['#/skill/a', { view: 'skill', name: 'a' }],
    ['#/skill/a/references%2Fb.md', { view: 'skill', name: 'a', file: 'references/b.md' }],
    ['#/skill/%E0%A4%A', { view: 'skill', name: '%E0%A4%A' }],
  ])('%j', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route)
  })

  it('survives every name and file', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1 })
    fc.assert(
      fc.property(word, word, (name, file) => {
        expect(parseRoute(formatRoute({ view: 'skill', name, file }))).toEqual({ view: 'skill', name, file })
        expect(parseRoute(formatRoute({ view: 'log', skill: name }))).toEqual({ view: 'log', skill: name })
      }),
    )
  })

  it('can be made of text that is not sound', () => {
    expect(formatRoute({ view: 'skill', name: 'a\uD800' })).toBe('#/skill/a%EF%BF%BD')
  })
})
