import { expect, it } from 'vitest'
import { createSearchIndex } from './create-search-index.ts'
import { packVector } from './pack-vector.ts'
import { packedMeanings } from './packed-meanings.ts'
import { searchDocument } from './search-document.ts'
import { SearchSegment } from './search-segment.ts'
import { SegmentBuilder } from './segment-builder.ts'
import { wordTable } from './word-table.case.ts'
import { WordVectors } from './word-vectors.ts'

const words = table(7)

function table(identity: number): WordVectors {
  const made = WordVectors.of(wordTable({ voic: [1, 0], coffe: [0, 1] }, identity))
  if (made === undefined) throw new Error('no table')
  return made
}

function segmentOf(description: string, words?: WordVectors): SearchSegment {
  const builder = new SegmentBuilder(words)
  builder.add(searchDocument({ name: 's', description, triggers: [], intents: [], tags: [] }))
  const segment = SearchSegment.of(builder.finish())
  if (segment === undefined) throw new Error('no segment')
  return segment
}

it('knows what a document means in a part with the same table, and not in one without', () => {
  const [old, fresh] = [segmentOf('coffee'), segmentOf('voice', words)]
  const meaningOf = packedMeanings(
    createSearchIndex([
      { segment: old, slots: Int32Array.of(0) },
      { segment: fresh, slots: Int32Array.of(1) },
    ]),
    words,
  )
  expect([0, 1, 2].map((slot) => meaningOf?.(slot))).toEqual([
    undefined,
    packVector(Float32Array.of(1, 0), 2),
    undefined,
  ])
})

it('knows nothing where no part has this table', () => {
  const other = table(8)
  expect(packedMeanings(createSearchIndex([{ segment: segmentOf('voice', other) }]), words)).toBeUndefined()
})
