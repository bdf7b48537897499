import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MatchedQuery } from './match-query.ts'
import { packFacts } from './pack-facts.ts'
import { rankDocuments } from './rank-documents.ts'
import { nameCoverage } from './search-field.ts'
import { TermList } from './term-list.ts'

interface Sample {
  /** Impact by slot, 0 where the document lacks the term; with the length of the name where it stands in one. */
  readonly lists: readonly (readonly (readonly [impact: number, name: number])[])[]
  readonly worths: readonly number[]
  readonly accepted: readonly boolean[]
  readonly limit: number
}

/** Many documents, lists of all densities, worths far apart: what makes most of the lists a matter of looking up. */
const sample: fc.Arbitrary<Sample> = fc.integer({ min: 1, max: 120 }).chain((slots) =>
  fc.integer({ min: 1, max: 9 }).chain((terms) => {
    const impact = fc.oneof(fc.integer({ min: 1, max: 255 }), fc.constantFrom(73, 113))
    const name = fc.oneof(
      { weight: 9, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 9 }) },
    )
    const present = fc.tuple(impact, name)
    const entry = (weight: number) =>
      fc.oneof({ weight, arbitrary: present }, { weight: 10 - weight, arbitrary: fc.constant([0, 0] as const) })
    const list = fc
      .integer({ min: 1, max: 9 })
      .chain((weight) => fc.array(entry(weight), { minLength: slots, maxLength: slots }))
    return fc.record({
      lists: fc.array(list, { minLength: terms, maxLength: terms }),
      worths: fc.array(
        fc.integer({ min: 0, max: 9 }).map((power) => 2 ** -power),
        { minLength: terms, maxLength: terms },
      ),
      accepted: fc.array(
        fc.integer({ min: 0, max: 9 }).map((each) => each > 0),
        { minLength: slots, maxLength: slots },
      ),
      limit: fc.integer({ min: 1, max: 6 }),
    })
  }),
)

function queryOf({ lists, worths, accepted }: Sample): MatchedQuery {
  const matched = lists.map((list, at) => {
    const slots = list.flatMap(([impact], slot) => (impact > 0 ? [slot] : []))
    const facts = slots.map((slot) => {
      const [impact, name] = list[slot] ?? [0, 0]
      return packFacts(impact, name > 0 ? 1 : 16, name)
    })
    const codes = Uint32Array.from(new Set(facts.filter((_, place) => place % 5 > 0)))
    const term = TermList.of(Uint32Array.from(slots), Uint32Array.from(facts), codes)
    return {
      term: `t${at}`,
      word: `t${at}`,
      weight: 1,
      worth: worths[at] ?? 0,
      list: slots.length > 0 ? term : undefined,
    }
  })
  const index = {
    parts: [],
    slots: accepted.length,
    size: accepted.length,
    placeOf: () => undefined,
    countOf: () => 0,
    listOf: () => undefined,
  }
  return { text: '', terms: matched, matched, index, ideal: worths.reduce((sum, worth) => sum + worth, 0) }
}

/** Everything added up, then put in order. */
function exhaustive({ lists, worths, accepted, limit }: Sample) {
  const whole = 2 ** 30
  const ideal = worths.reduce((sum, worth) => sum + worth, 0)
  const scores = accepted.map((isAccepted, slot) => {
    const sum = lists.reduce((before, list, at) => {
      const [impact, name] = list[slot] ?? [0, 0]
      const step = Math.floor(((worths[at] ?? 0) / ideal) * (whole / 255))
      return before + step * impact + (name > 0 ? Math.floor((nameCoverage / Math.max(2, name)) * whole) : 0)
    }, 0)
    return { document: slot, score: isAccepted ? sum : 0 }
  })
  const matching = scores.filter(({ score }) => score > 0)
  const documents = matching
    .toSorted((a, b) => b.score - a.score || a.document - b.document)
    .slice(0, limit)
    .map(({ document, score }) => ({ document, relevance: Math.min(1, score / whole) }))
  return { documents, total: matching.length }
}

function bitsOf(accepted: readonly boolean[]): Uint32Array {
  const bits = new Uint32Array((accepted.length + 31) >>> 5)
  for (const [slot, isAccepted] of accepted.entries()) {
    if (isAccepted) bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31))
  }
  return bits
}

describe('rankDocuments', () => {
  it('gives what adding everything up would give, also where it leaves out most of it', () => {
    fc.assert(
      fc.property(sample, (one) => {
        const ranked = rankDocuments(queryOf(one), { limit: one.limit, accepted: bitsOf(one.accepted) })
        expect(ranked).toEqual(exhaustive(one))
      }),
      { numRuns: 300 },
    )
  })

  it('answers nothing where nothing is accepted or no term is known', () => {
    const one: Sample = { lists: [[[200, 0]]], worths: [1], accepted: [false], limit: 3 }
    expect(rankDocuments(queryOf(one), { limit: 3, accepted: bitsOf([false]) })).toEqual({ documents: [], total: 0 })
    const unknown: Sample = { lists: [[[0, 0]]], worths: [1], accepted: [true], limit: 3 }
    expect(rankDocuments(queryOf(unknown), { limit: 3 })).toEqual({ documents: [], total: 0 })
  })
})
