import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { collapseAlike } from './collapse-alike.ts'
import type { SearchIndex } from './create-search-index.ts'
import { createSearchIndex } from './create-search-index.ts'
import type { SearchSegment } from './search-segment.ts'
import { sketchLikeness } from './sketch-likeness.ts'
import { sketchLength } from './sketch-terms.ts'

/** An index of which only the sketches are asked for. */
function indexOf(sketches: readonly Uint16Array[]): SearchIndex {
  const segment = { size: sketches.length, sketchOf: (document: number) => sketches[document] }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- All that it is asked.
  return createSearchIndex([{ segment: segment as unknown as SearchSegment }])
}

/** Documents of few texts, each with hashes of its own among the lowest: copies of all degrees, those that are just one still. */
const documents = fc.array(
  fc.record({
    text: fc.integer({ min: 0, max: 2 }),
    length: fc.constantFrom(8, 11, 12, 20, 60),
    own: fc.integer({ min: 0, max: 5 }),
  }),
  { maxLength: 16 },
)

function sketchOf(document: number, { text, length, own }: { text: number; length: number; own: number }): Uint16Array {
  const hashes = [
    ...Array.from({ length: own }, (_, at) => 10 * document + at),
    ...Array.from({ length }, (_, at) => 1000 * (text + 1) + at),
  ]
  return Uint16Array.from(hashes.slice(0, sketchLength))
}

it('puts behind the first that it is like what comparing with each that is kept would put there', () => {
  fc.assert(
    fc.property(documents, (all) => {
      const sketches = all.map((each, document) => sketchOf(document, each))
      const hits = sketches.map((_, document) => ({ document, score: 0.5, value: 1 - document / 100 }))
      const kept: number[] = []
      const alike = new Map<number, number[]>()
      for (const [document, sketch] of sketches.entries()) {
        const original = kept.find((other) => {
          const known = sketches[other] ?? new Uint16Array(0)
          return Math.min(known.length, sketch.length) >= 12 && sketchLikeness(known, sketch) >= 0.85
        })
        if (original === undefined) kept.push(document)
        else alike.set(original, [...(alike.get(original) ?? []), document])
      }
      const collapsed = collapseAlike(hits, indexOf(sketches))
      expect(collapsed.hits.map(({ document }) => document)).toEqual(kept)
      expect(collapsed.alike).toEqual(alike)
    }),
    { numRuns: 300 },
  )
})
