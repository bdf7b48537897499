import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearTerms } from './near-terms.ts'

describe('nearTerms', () => {
  it.each([
    ['kubernt', 'kubernet'],
    ['kuberent', 'kubernet'],
    ['reviiew', 'review'],
    ['revuew', 'review'],
    ['revie', 'review'],
  ])('of %j are %j', (typed, meant) => {
    expect(nearTerms(typed)).toContain(meant)
  })

  it.each(['test', 'пример', 'a1b2c3', 'x'.repeat(21), 'k8s-pod', ''])('are none of %j', (term) => {
    expect(nearTerms(term)).toEqual([])
  })

  it('are never the word itself, each once, few enough to look up, and one has the other', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'z'), minLength: 6, maxLength: 19 })
    fc.assert(
      fc.property(word, (term) => {
        const near = nearTerms(term)
        expect(near).not.toContain(term)
        expect(new Set(near).size).toBe(near.length)
        expect(near.length).toBeLessThan(54 * term.length)
        const other = near[term.length] ?? ''
        expect(nearTerms(other)).toContain(term)
      }),
    )
  })
})
