import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyzeDocument } from './analyze-document.ts'
import { buildSearchIndex, type SearchIndex } from './build-search-index.ts'
import { decodeSearchIndex } from './decode-search-index.ts'
import { encodeSearchIndex } from './encode-search-index.ts'
import { recoverDocuments } from './recover-documents.ts'
import { searchDocument } from './search-document.ts'

const words = fc.constantFrom('review', 'deploy', 'test', 'release', 'notes', '翻译文档', 'Ünïcode', 'how to')
const sentence = fc.array(words, { maxLength: 6 }).map((each) => each.join(' '))
const index = fc
  .array(fc.record({ name: sentence, description: sentence, body: sentence }), { maxLength: 6 })
  .map((skills) => buildSearchIndex(skills.map(analyzed)))
const stored = index.chain((each) =>
  fc.record({
    index: fc.constant(each),
    keys: fc.array(fc.string({ unit: 'grapheme' }), { minLength: each.size, maxLength: each.size }),
  }),
)

function analyzed({ name, description, body }: { name: string; description: string; body: string }) {
  return analyzeDocument(searchDocument({ name, description, triggers: [], intents: [], tags: [] }, body))
}

/** Sets of postings by term: what an index says, whatever the numbers of its terms. */
function contentOf({ size, terms, offsets, postings, impacts, fields, nameLengths, sketches }: SearchIndex) {
  const lists = [...terms].map(([term, id]) => {
    const range = [offsets[id] ?? 0, offsets[id + 1] ?? 0] as const
    return [term, ...[postings, impacts, fields].map((column) => column.slice(...range))] as const
  })
  return {
    size,
    lists: lists.toSorted((a, b) => (a[0] < b[0] ? -1 : 1)),
    nameLengths: [...nameLengths],
    sketches: sketches.map((each) => [...each]),
  }
}

describe('encodeSearchIndex', () => {
  it('is read back as it was, wherever the bytes begin', () => {
    fc.assert(
      fc.property(stored, fc.integer({ min: 0, max: 3 }), (one, shift) => {
        const bytes = encodeSearchIndex(one)
        const moved = new Uint8Array(bytes.length + shift)
        moved.set(bytes, shift)
        const read = decodeSearchIndex(moved.subarray(shift))
        expect(read?.keys).toEqual(one.keys)
        expect(read && contentOf(read.index)).toEqual(contentOf(one.index))
      }),
    )
  })

  it('gives back the documents it was made of: inverted again they are the same index', () => {
    fc.assert(
      fc.property(index, (one) => {
        expect(contentOf(buildSearchIndex(recoverDocuments(one)))).toEqual(contentOf(one))
      }),
    )
  })

  it('is not believed when any bit of it is turned, when it is cut, or when it is something else', () => {
    fc.assert(
      fc.property(stored, fc.nat(), fc.integer({ min: 0, max: 7 }), fc.nat(), (one, place, bit, cut) => {
        const bytes = encodeSearchIndex(one)
        const damaged = bytes.slice()
        const at = place % bytes.length
        damaged[at] = (damaged[at] ?? 0) ^ (1 << bit)
        expect(decodeSearchIndex(damaged)).toBeUndefined()
        expect(decodeSearchIndex(bytes.slice(0, cut % bytes.length))).toBeUndefined()
      }),
    )
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => decodeSearchIndex(bytes) === undefined))
  })
})
