import { SearchSegment, SegmentBuilder, searchDocument } from '@metier/core'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { documentIn, findOrigins, isFromChanges, nowhere } from './find-origins.ts'

function segmentOf(stamps: readonly number[]): SearchSegment {
  const builder = new SegmentBuilder()
  const document = searchDocument({ name: 'a', description: 'b', triggers: [], intents: [], tags: [] })
  for (const stamp of stamps) builder.add(document, { stamp: [stamp, stamp * 3], record: new Uint8Array(0) })
  const segment = SearchSegment.of(builder.finish())
  if (segment === undefined) throw new TypeError('A segment that was just made is none.')
  return segment
}

const unique = (most: number) => fc.uniqueArray(fc.nat(200), { maxLength: most })

it('finds every stamp that is in a segment, whether few or many have moved, and every document that is gone', () => {
  fc.assert(
    fc.property(unique(60), unique(20), unique(80), (inBase, inChanges, wanted) => {
      const [base, changes] = [segmentOf(inBase), segmentOf(inChanges)]
      const stamps = Uint32Array.from(wanted.flatMap((stamp) => [stamp, stamp * 3]))
      const { origins, places, removed } = findOrigins({ base, changes }, stamps)
      const taken: number[] = []
      for (const [slot, stamp] of wanted.entries()) {
        const origin = origins[slot] ?? nowhere
        const from = isFromChanges(origin) ? inChanges : inBase
        expect(origin === nowhere ? !inChanges.includes(stamp) : from[documentIn(origin)] === stamp).toBe(true)
        if (origin >= 0) taken.push(origin)
        expect(places.includes(slot)).toBe(origin < 0)
      }
      // What is taken of the base is in its order, and all else of it is gone.
      expect(taken).toEqual(taken.toSorted((a, b) => a - b))
      expect([...taken, ...removed].toSorted((a, b) => a - b)).toEqual([...inBase.keys()])
    }),
    { numRuns: 60 },
  )
})

it('takes all of a base whose stamps are as they were', () => {
  const base = segmentOf([5, 6, 7])
  const { origins, places, removed } = findOrigins({ base }, Uint32Array.from([5, 15, 6, 18, 7, 21]))
  expect([Array.from(origins), places, removed]).toEqual([[0, 1, 2], [], []])
})
