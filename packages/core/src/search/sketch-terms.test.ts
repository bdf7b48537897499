import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sketchLikeness } from './sketch-likeness.ts'
import { lowestHashes, sketchLength, sketchTerms } from './sketch-terms.ts'

const terms = Array.from({ length: 300 }, (_, at) => `term${at * 7919}`)

describe('sketchTerms', () => {
  it('does not depend on the order', () => {
    expect(sketchTerms(terms.toReversed())).toEqual(sketchTerms(terms))
  })

  it('finds sets alike that have most in common, and others not', () => {
    const nearly = [...terms.slice(0, 290), ...Array.from({ length: 10 }, (_, at) => `new${at}`)]
    const other = terms.map((term) => `${term}x`)
    expect(sketchLikeness(sketchTerms(terms), sketchTerms(terms))).toBe(1)
    expect(sketchLikeness(sketchTerms(terms), sketchTerms(nearly))).toBeGreaterThan(0.8)
    expect(sketchLikeness(sketchTerms(terms), sketchTerms(other))).toBeLessThan(0.1)
    expect(sketchLikeness(sketchTerms([]), sketchTerms(terms))).toBe(0)
    expect(sketchLikeness(sketchTerms([]), sketchTerms([]))).toBe(0)
  })

  it('says whether a likeness is reached as the whole comparison does', () => {
    const set = fc
      .uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 50 })
      .map((each) => each.map((at) => `t${at}`))
    fc.assert(
      fc.property(set, set, fc.double({ min: 0.5, max: 1, noNaN: true }), (one, other, least) => {
        const [left, right] = [sketchTerms(one), sketchTerms(other)]
        const reached = sketchLikeness(left, right) >= least
        expect(sketchLikeness(left, right, least) >= least).toBe(reached)
      }),
      { numRuns: 500 },
    )
  })

  it('is exact for small sets', () => {
    expect(sketchLikeness(sketchTerms(['a', 'b', 'c']), sketchTerms(['b', 'c', 'd']))).toBe(0.5)
  })
})

describe('lowestHashes', () => {
  it('gives the lowest of a set, each once, whatever there is of others', () => {
    const hash = fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0, max: 40 }), fc.constant(0xffff))
    fc.assert(
      fc.property(fc.array(hash, { maxLength: 400 }), (hashes) => {
        const lowest = [...new Set(hashes)].toSorted((a, b) => a - b).slice(0, sketchLength)
        expect([...lowestHashes(Uint16Array.from(hashes))]).toEqual(lowest)
      }),
    )
  })
})
