import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashSigns } from './hash-signs.ts'
import { TermNumbers } from './term-numbers.ts'

describe('TermNumbers', () => {
  it('gives each term one number, in the order in which they came', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 3 }), { maxLength: 200 }), (all) => {
        const numbers = new TermNumbers()
        const terms = [...new Set(all)]
        expect(all.map((term) => numbers.numberOf(term))).toEqual(all.map((term) => terms.indexOf(term)))
        expect(numbers.terms).toEqual(terms)
      }),
    )
  })

  it('finds each of thousands again, and tells its hash', () => {
    const numbers = new TermNumbers()
    const all = Array.from({ length: 10_000 }, (_, at) => `t${at}`)
    for (const term of all) numbers.numberOf(term)
    expect(all.every((term, at) => numbers.numberOf(term) === at && numbers.hashOf(at) === hashSigns(term))).toBe(true)
  })

  it('keeps terms apart that have one hash', () => {
    const seen = new Map<number, string>()
    const pairs: [string, string][] = []
    for (let at = 0; pairs.length < 3; at += 1) {
      const hash = hashSigns(`t${at}`)
      const other = seen.get(hash)
      if (other !== undefined) pairs.push([other, `t${at}`])
      seen.set(hash, `t${at}`)
    }
    const numbers = new TermNumbers()
    for (const [one, other] of pairs) expect(numbers.numberOf(one)).not.toBe(numbers.numberOf(other))
  })
})
