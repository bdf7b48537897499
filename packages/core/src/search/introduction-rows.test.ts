import { expect, it } from 'vitest'
import { createSearchIndex } from './create-search-index.ts'
import { introductionRows } from './introduction-rows.ts'
import { searchDocument } from './search-document.ts'
import { SearchSegment } from './search-segment.ts'
import { SegmentBuilder } from './segment-builder.ts'
import { wordTable } from './word-table.case.ts'
import { WordVectors } from './word-vectors.ts'

const table = { bill: [6, 8], invoic: [10, 0], meal: [0, 10] }
const words = tableOf(7)
const other = tableOf(8)
const desk = { name: 'the-bill-desk', description: 'Invoices, meals and bills of invoices; pays them.' }
const whole = { ...desk, triggers: [], intents: [], tags: [] }

function tableOf(identity: number): WordVectors {
  const made = WordVectors.of(wordTable(table, identity))
  if (made === undefined) throw new Error('no table')
  return made
}

function segmentOf(builder: SegmentBuilder): SearchSegment {
  const segment = SearchSegment.of(builder.finish())
  if (segment === undefined) throw new Error('no segment')
  return segment
}

/** Rows and length of a document, and whether its texts were read for them. */
function asked(segment: SearchSegment, document = 0) {
  let isRead = false
  const introductionOf = () => {
    isRead = true
    return desk
  }
  const { length, rows } = introductionRows(createSearchIndex([{ segment }]), { words, introductionOf })(document)
  return { length, rows: Array.from(rows()), isRead }
}

const builder = new SegmentBuilder(words)
builder.add(searchDocument(whole))
builder.add(searchDocument({ ...whole, whenToUse: 'When somebody eats.' }))
builder.add(searchDocument({ ...whole, description: `${desk.description} ${'Meals. '.repeat(400)}` }))
const segment = segmentOf(builder)
const read = { length: 6, rows: expect.arrayContaining([words.rowOf('bill'), words.rowOf('meal'), -1]), isRead: true }

it('gives what the index keeps, which is what the texts would give, without reading them', () => {
  const plain = new SegmentBuilder()
  plain.add(searchDocument(whole))
  const texts = asked(segmentOf(plain))
  expect(texts).toEqual(read)
  expect(asked(segment)).toEqual({ ...texts, isRead: false })
})

it('keeps no more of a long description than is looked at', () => {
  const signs = 'abcdefghijklmnop'
  const description = Array.from({ length: 150 }, (_, at) => `z${signs[at >>> 4]}${signs[at & 15]}q`).join(' ')
  const long = new SegmentBuilder(words)
  long.add(searchDocument({ ...whole, description }))
  expect(asked(segmentOf(long))).toEqual({ length: 120, rows: expect.any(Array), isRead: false })
})

it('goes with a document that another segment takes over', () => {
  const taken = new SegmentBuilder(words)
  taken.take(segment, [1, 0])
  expect(asked(segmentOf(taken), 1)).toEqual(asked(segment))
  expect(asked(segmentOf(taken), 0)).toEqual(read)
  const weighed = new SegmentBuilder(words)
  weighed.takeWeighed(builder.weighed(), 0, { stamp: [0, 0], record: new Uint8Array(0) })
  expect(asked(segmentOf(weighed))).toEqual(asked(segment))
})

it.each([
  ['said more than its description', segment, 1],
  ['was longer than what is weighed', segment, 2],
  ['was weighed with another table', segmentOf(withOther()), 0],
])('reads the texts of one that %s', (_, from, document) => {
  expect(asked(from, document)).toEqual(read)
})

function withOther(): SegmentBuilder {
  const made = new SegmentBuilder(other)
  made.add(searchDocument(whole))
  return made
}
