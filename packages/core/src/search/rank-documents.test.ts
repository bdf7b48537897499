import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MatchedQuery } from './match-query.ts'
import { nameCoverage } from './name-coverage.ts'
import { packFacts } from './pack-facts.ts'
import { rankDocuments } from './rank-documents.ts'
import { TermList } from './term-list.ts'

interface Sample {
  /** Impact by document, 0 where it lacks the term; with the length of its name where the term stands in that. */
  readonly lists: readonly (readonly (readonly [impact: number, name: number])[])[]
  readonly worths: readonly number[]
  readonly accepted: readonly boolean[]
  readonly limit: number
  /** Slots from one document to the next, so that few documents fill many windows. */
  readonly stride: number
  /** Which lists are added at once. */
  readonly dense: readonly boolean[]
  readonly isOnce: boolean
}

/** Many documents, lists of all densities, worths far apart: what makes most of the lists a matter of looking up. */
const sample: fc.Arbitrary<Sample> = fc.integer({ min: 1, max: 120 }).chain((slots) =>
  fc.integer({ min: 1, max: 9 }).chain((terms) => {
    const impact = fc.oneof(fc.integer({ min: 1, max: 255 }), fc.constantFrom(73, 113))
    const isInName = fc.integer({ min: 0, max: 9 }).map((each) => Number(each === 0))
    const present = fc.tuple(impact, isInName)
    const entry = (weight: number) =>
      fc.oneof({ weight, arbitrary: present }, { weight: 10 - weight, arbitrary: fc.constant([0, 0] as const) })
    const list = fc
      .integer({ min: 1, max: 9 })
      .chain((weight) => fc.array(entry(weight), { minLength: slots, maxLength: slots }))
    const lengths = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: slots, maxLength: slots })
    const lists = fc.array(list, { minLength: terms, maxLength: terms })
    return fc.record({
      lists: fc
        .tuple(lists, lengths)
        .map(([all, names]) => all.map((each, at) => named(each, names, all.slice(0, at)))),
      worths: fc.array(
        fc.integer({ min: 0, max: 9 }).map((power) => 2 ** -power),
        { minLength: terms, maxLength: terms },
      ),
      accepted: fc.array(
        fc.integer({ min: 0, max: 9 }).map((each) => each > 0),
        { minLength: slots, maxLength: slots },
      ),
      limit: fc.integer({ min: 1, max: 6 }),
      stride: fc.constantFrom(1, 2, 500, 9000),
      dense: fc.array(fc.boolean(), { minLength: terms, maxLength: terms }),
      isOnce: fc.boolean(),
    })
  }),
)

type Entry = readonly [impact: number, name: number]

/** The lengths of names instead of whether a term stands in one; no name has more terms than its length. */
function named(list: readonly Entry[], lengths: readonly number[], before: readonly (readonly Entry[])[]): Entry[] {
  return list.map(([impact, isInName], at) => {
    const length = lengths[at] ?? 1
    const taken = before.filter((other) => (other[at]?.[1] ?? 0) > 0).length
    return [impact, isInName > 0 && taken < length ? length : 0]
  })
}

function queryOf({ lists, worths, accepted, stride, dense }: Sample): MatchedQuery {
  const matched = lists.map((list, at) => {
    const slots = list.flatMap(([impact], slot) => (impact > 0 ? [slot] : []))
    const facts = slots.map((slot) => {
      const [impact, name] = list[slot] ?? [0, 0]
      return packFacts(impact, name > 0 ? 1 : 16, name)
    })
    const codes = Uint32Array.from(new Set(facts.filter((_, place) => place % 5 > 0)))
    const term = TermList.of(
      Uint32Array.from(slots, (slot) => slot * stride),
      Uint32Array.from(facts),
      codes,
    )
    if ((dense[at] ?? false) && term.count > 0) term.spread()
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
    slots: accepted.length * stride,
    size: accepted.length,
    has: () => false,
    placeOf: () => undefined,
    countOf: () => 0,
    listOf: () => undefined,
  }
  return { text: '', terms: matched, matched, index, ideal: worths.reduce((sum, worth) => sum + worth, 0) }
}

/** Everything added up, then put in order. */
function exhaustive({ lists, worths, accepted, limit, stride }: Sample) {
  const whole = 2 ** 30
  const ideal = worths.reduce((sum, worth) => sum + worth, 0)
  const scores = accepted.map((isAccepted, slot) => {
    const sum = lists.reduce((before, list, at) => {
      const [impact, name] = list[slot] ?? [0, 0]
      const step = Math.floor(((worths[at] ?? 0) / ideal) * (whole / 255))
      return (
        before +
        step * impact +
        (name > 0 ? Math.floor(Math.floor(nameCoverage(lists.length, accepted.length) * whole) / Math.max(2, name)) : 0)
      )
    }, 0)
    return { document: slot * stride, score: isAccepted ? sum : 0 }
  })
  const matching = scores.filter(({ score }) => score > 0)
  const documents = matching
    .toSorted((a, b) => b.score - a.score || a.document - b.document)
    .slice(0, limit)
    .map(({ document, score }) => ({ document, relevance: Math.min(1, score / whole) }))
  return { documents, total: matching.length }
}

function bitsOf({ accepted, stride }: Pick<Sample, 'accepted' | 'stride'>): Uint32Array {
  const bits = new Uint32Array((accepted.length * stride + 31) >>> 5)
  for (const [at, isAccepted] of accepted.entries()) {
    const slot = at * stride
    if (isAccepted) bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31))
  }
  return bits
}

describe('rankDocuments', () => {
  it('gives what adding everything up would give, also where it leaves out most of it', () => {
    fc.assert(
      fc.property(sample, (one) => {
        const ranked = rankDocuments(queryOf(one), { limit: one.limit, accepted: bitsOf(one), isOnce: one.isOnce })
        expect(ranked).toEqual(exhaustive(one))
      }),
      { numRuns: 300 },
    )
  })

  it('answers nothing where nothing is accepted or no term is known', () => {
    const lists = [[[200, 0]]] as const
    const one = { lists, worths: [1], accepted: [false], limit: 3, stride: 1, dense: [false], isOnce: false }
    expect(rankDocuments(queryOf(one), { limit: 3, accepted: bitsOf(one) })).toEqual({ documents: [], total: 0 })
    const unknown: Sample = { ...one, lists: [[[0, 0]]], accepted: [true] }
    expect(rankDocuments(queryOf(unknown), { limit: 3 })).toEqual({ documents: [], total: 0 })
  })
})
