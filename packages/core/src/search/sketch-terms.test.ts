import { describe, expect, it } from 'vitest'
import { sharedHashes } from './shared-hashes.ts'
import { sketchTerms } from './sketch-terms.ts'

const terms = Array.from({ length: 300 }, (_, at) => `term${at * 7919}`)

describe('sketchTerms', () => {
  it('does not depend on the order', () => {
    expect(sketchTerms(terms.toReversed())).toEqual(sketchTerms(terms))
  })

  it('shares most with a set that has most in common, and little with another', () => {
    const nearly = [...terms.slice(0, 285), ...Array.from({ length: 15 }, (_, at) => `new${at}`)]
    const other = terms.map((term) => `${term}x`)
    expect(sharedHashes(sketchTerms(terms), sketchTerms(nearly))).toBeGreaterThanOrEqual(12)
    expect(sharedHashes(sketchTerms(terms), sketchTerms(other))).toBeLessThanOrEqual(2)
    expect(sharedHashes(sketchTerms([]), sketchTerms(terms))).toBe(0)
  })
})
