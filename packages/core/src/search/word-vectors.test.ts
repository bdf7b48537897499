import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DamagedSegment } from './damaged-segment.ts'
import { nearness, packVector, packedLength } from './pack-vector.ts'
import { searchDocument } from './search-document.ts'
import { searchDocuments } from './search-documents.ts'
import { stemWord } from './stem-word.ts'
import { wordTable } from './word-table.case.ts'
import { WordVectors } from './word-vectors.ts'

function opened(file: Uint8Array): WordVectors {
  const words = WordVectors.of(file)
  if (words === undefined) throw new Error('no table')
  return words
}

describe('WordVectors', () => {
  it('adds up what terms mean, from any place in a buffer, and knows nothing of others', () => {
    const file = wordTable({ cat: [10, 0], dog: [0, 10], fish: [-10, 0] })
    const moved = new Uint8Array(file.length + 1)
    moved.set(file, 1)
    for (const words of [opened(file), opened(moved.subarray(1))]) {
      expect([...(words.meaningOf(['cat', 'dog', 'dog', 'bird']) ?? [])]).toEqual([
        expect.closeTo(1 / Math.sqrt(5)),
        expect.closeTo(2 / Math.sqrt(5)),
      ])
      expect(words.meaningOf(['bird'])).toBeUndefined()
      expect(words.meaningOf([])).toBeUndefined()
      expect(words.meaningOf(['cat', 'fish'])).toBeUndefined()
    }
  })

  it('is the same read in parts, of which only what is asked for is read', () => {
    const file = wordTable({ cat: [10, 0], dog: [0, 10], fish: [-10, 0] })
    const reads: number[] = []
    const words = WordVectors.inParts(file.length, (offset, length) => {
      reads.push(length)
      return file.slice(offset, offset + length)
    })
    const before = reads.length
    expect(words?.meaningOf(['cat', 'dog', 'dog', 'bird'])).toEqual(
      opened(file).meaningOf(['cat', 'dog', 'dog', 'bird']),
    )
    expect(reads.slice(before)).toEqual([2, 2])
    const unit = Float32Array.of(0.6, 0.8)
    const row = words?.rowOf('fish') ?? -1
    expect(words?.nearness(unit, row)).toBe(opened(file).nearness(unit, row))
  })

  it('sees that a file became shorter while it was read in parts', () => {
    const file = wordTable({ cat: [1, 2, 3], dog: [3, 2, 1] })
    const words = WordVectors.inParts(file.length, (offset, length) =>
      file.slice(offset, Math.min(offset + length, file.length - 1)),
    )
    expect(() => words?.meaningOf(['cat', 'dog'])).toThrow(DamagedSegment)
    expect(
      WordVectors.inParts(file.length - 1, (offset, length) => file.slice(offset, offset + length)),
    ).toBeUndefined()
  })

  it('is none for a file that is cut short or anything else', () => {
    const file = wordTable({ cat: [1, 2, 3], dog: [3, 2, 1] })
    for (let length = 0; length < file.length; length += 1)
      expect(WordVectors.of(file.slice(0, length))).toBeUndefined()
    fc.assert(fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => WordVectors.of(bytes) === undefined))
    const damaged = file.slice()
    damaged[8] = 200
    expect(WordVectors.of(damaged)).toBeUndefined()
  })
})

describe('packed vectors', () => {
  const vector = fc
    .array(fc.integer({ min: -100, max: 100 }), { minLength: 1, maxLength: 99 })
    .filter((each) => each.some((part) => part !== 0))

  it('keep their direction in four bits a dimension, and none where there is none', () => {
    fc.assert(
      fc.property(vector, (parts) => {
        const length = Math.hypot(...parts)
        const unit = Float32Array.from(parts, (part) => part / length)
        const packed = packVector(unit, unit.length)
        expect(packed).toHaveLength(packedLength(unit.length))
        expect(nearness(unit, packed)).toBeGreaterThan(0.9)
        expect(nearness(unit, packed)).toBeLessThan(1.000_01)
        expect(nearness(unit, packVector(undefined, unit.length))).toBe(0)
      }),
    )
  })
})

describe('a search with a table of words', () => {
  const terms = { automobil: [100, 0], car: [99, 10], cook: [0, 100], repair: [50, 50], garag: [90, 20] }
  const words = opened(
    wordTable(Object.fromEntries(Object.entries(terms).map(([term, each]) => [stemWord(term), each]))),
  )
  const skills = [
    { name: 'kitchen', description: 'Repair when you cook.' },
    { name: 'vehicle', description: 'Repair of an automobile in a garage.' },
    { name: 'nothing', description: 'An automobile in a garage.' },
  ]
  const subjects = skills.map((skill) => ({
    item: skill.name,
    document: searchDocument({ ...skill, triggers: [], intents: [], tags: [] }),
    trusted: true,
    rung: 0,
  }))
  const names = (query: string, table?: WordVectors) =>
    searchDocuments(subjects, { words: table })
      .search(query)
      .hits.map(({ item }) => item)

  it('puts what is meant before what has the same words', () => {
    expect(names('repair car')).toEqual(['kitchen', 'vehicle'])
    expect(names('repair car', words)).toEqual(['vehicle', 'kitchen'])
  })

  it('leaves scores as they are, answers nothing that has no word, and puts a name that was asked for first', () => {
    const plain = searchDocuments(subjects).search('repair car').hits
    const meant = searchDocuments(subjects, { words }).search('repair car').hits
    for (const { item, score } of plain) expect(meant.find((hit) => hit.item === item)?.score).toBe(score)
    expect(names('car', words)).toEqual([])
    expect(names('kitchen', words)).toEqual(['kitchen'])
  })
})
