import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DamagedSegment } from './damaged-segment.ts'
import { introductionTerms } from './introduction-terms.ts'
import { searchDocument } from './search-document.ts'
import { SearchSegment } from './search-segment.ts'
import { SegmentBuilder, type DocumentNote } from './segment-builder.ts'
import { tokenize } from './tokenize.ts'

const words = fc.constantFrom('review', 'deploy', 'test', 'release', 'notes', '翻译文档', 'Ünïcode', 'how to', 'k8s')
const sentence = fc.array(words, { maxLength: 6 }).map((each) => each.join(' '))
const note = fc.record({
  stamp: fc.tuple(fc.nat(2 ** 32 - 1), fc.nat(2 ** 32 - 1)),
  record: fc.uint8Array({ maxLength: 20 }),
})
const skill = fc.record({ name: sentence, description: sentence, body: sentence, note })
const skills = fc.array(skill, { maxLength: 8 })

interface Sample {
  readonly name: string
  readonly description: string
  readonly body: string
  readonly note: DocumentNote
}

function fileOf(samples: readonly Sample[]): Uint8Array {
  const builder = new SegmentBuilder()
  for (const { note, body, ...rest } of samples) {
    builder.add(searchDocument({ ...rest, triggers: [], intents: [], tags: [] }, body), note)
  }
  return builder.finish({ of: samples.length })
}

function opened(file: Uint8Array): SearchSegment {
  const segment = SearchSegment.of(file)
  if (segment === undefined) throw new Error('no segment')
  return segment
}

/** Everything a segment can be asked. */
function contentOf(segment: SearchSegment, samples: readonly Sample[]) {
  const terms = new Set(samples.flatMap(({ name, description, body }) => tokenize(`${name}\n${description}\n${body}`)))
  return {
    postings: [...terms, 'absent'].map((term) => [term, segment.countOf(term), segment.postingsOf(term)]),
    notes: samples.map((_, at) => segment.noteOf(at)),
    sketches: samples.map((_, at) => [...segment.sketchOf(at)]),
    introductions: samples.map((_, at) => segment.introductionLengthOf(at)),
    about: segment.about(),
  }
}

/** What the segment of a file says, `undefined` where it is known to be damaged. */
function ask<Answer>(segment: SearchSegment | undefined, question: (segment: SearchSegment) => Answer) {
  try {
    return segment && question(segment)
  } catch (error) {
    if (error instanceof DamagedSegment) return undefined
    throw error
  }
}
const isWhole = (segment: SearchSegment): boolean => {
  segment.verify()
  return true
}

describe('SearchSegment', () => {
  it('has each document once for each of its terms, in order, with what came beside it', () => {
    fc.assert(
      fc.property(skills, (samples) => {
        const segment = opened(fileOf(samples))
        for (const term of new Set(samples.flatMap(({ description }) => tokenize(description)))) {
          const having = samples.flatMap(({ name, description, body }, at) =>
            [...tokenize(name, { keepStopWords: true }), ...tokenize(`${description}\n${body}`)].includes(term)
              ? [at]
              : [],
          )
          expect([...(segment.postingsOf(term)?.documents ?? [])]).toEqual(having)
          expect(segment.countOf(term)).toBe(having.length)
        }
        expect(segment.postingsOf('absent')).toBeUndefined()
        expect(samples.map((_, at) => segment.noteOf(at))).toEqual(samples.map(({ note }) => note))
      }),
    )
  })

  it('knows how many words a skill introduces itself with, whatever else it says, and passes that on', () => {
    const long = fc.array(fc.nat(300), { maxLength: 400 }).map((each) => each.map((at) => `word${at}`).join(' '))
    const whenToUse = fc.option(sentence, { nil: undefined })
    const introduced = fc.record({ name: sentence, description: fc.oneof(sentence, long), whenToUse })
    const noNote = { stamp: [0, 0] as const, record: new Uint8Array(0) }
    fc.assert(
      fc.property(fc.array(introduced, { maxLength: 5 }), (samples) => {
        const [builder, taken, weighed] = [new SegmentBuilder(), new SegmentBuilder(), new SegmentBuilder()]
        for (const { whenToUse: when, ...rest } of samples) {
          const skill = {
            ...rest,
            ...(when !== undefined && { whenToUse: when }),
            triggers: ['test'],
            intents: [],
            tags: [],
          }
          builder.add(searchDocument(skill, 'how to deploy'))
        }
        const segment = opened(builder.finish())
        taken.take(segment, [...samples.keys()])
        for (const at of samples.keys()) weighed.takeWeighed(builder.weighed(), at, noNote)
        for (const each of [segment, opened(taken.finish()), opened(weighed.finish())]) {
          const lengths = samples.map((_, at) => each.introductionLengthOf(at))
          expect(lengths).toEqual(samples.map((sample) => introductionTerms(sample).length))
        }
      }),
    )
  })

  it('says the same in memory, from any place in a buffer, and read in parts', () => {
    fc.assert(
      fc.property(skills, fc.integer({ min: 0, max: 3 }), (samples, shift) => {
        const file = fileOf(samples)
        const moved = new Uint8Array(file.length + shift)
        moved.set(file, shift)
        const inParts = SearchSegment.inParts(file.length, (at, length) => file.slice(at, at + length))
        const expected = contentOf(opened(file), samples)
        expect(contentOf(opened(moved.subarray(shift)), samples)).toEqual(expected)
        expect(inParts && contentOf(inParts, samples)).toEqual(expected)
      }),
    )
  })

  it('gives documents to another segment as if they had been weighed anew', () => {
    fc.assert(
      fc.property(skills, skills, (first, second) => {
        const builder = new SegmentBuilder()
        const parts = [first, second].map((samples) => opened(fileOf(samples)))
        for (const part of parts) builder.take(part, [...Array.from({ length: part.size }).keys()])
        expect(builder.finish({ of: first.length + second.length })).toEqual(fileOf([...first, ...second]))
      }),
    )
  })

  it('reads of a large file only what a question needs', () => {
    const many = Array.from({ length: 3000 }, (_, at) => ({
      name: `skill-${at}`,
      description: `word${at} shared`,
      body: 'text '.repeat(30),
      note: { stamp: [at, at] as const, record: new Uint8Array(40) },
    }))
    const file = fileOf(many)
    let read = 0
    const segment = SearchSegment.inParts(file.length, (at, length) => {
      read += length
      return file.slice(at, at + length)
    })
    expect([...(segment?.postingsOf('word77')?.documents ?? [])]).toEqual([77])
    expect(segment?.noteOf(77).stamp).toEqual([77, 77])
    expect(read).toBeLessThan(file.length / 8)
  })

  it('holds what many questions look up by document, instead of reading it block by block', () => {
    const file = fileOf(
      Array.from({ length: 3000 }, (_, at) => ({
        name: `skill-${at}`,
        description: `word${at} and some others beside it`,
        body: '',
        note: { stamp: [at, at] as const, record: new Uint8Array(1) },
      })),
    )
    let reads = 0
    const segment = SearchSegment.inParts(file.length, (at, length) => {
      reads += 1
      return file.slice(at, at + length)
    })
    const whole = opened(file)
    const first = reads
    // Of one block after the other, so that keeping blocks alone would not help.
    const order = Array.from({ length: 3000 }, (_, at) => (at * 1511) % 3000)
    for (const document of order) expect(segment?.sketchOf(document)).toEqual(whole.sketchOf(document))
    expect(reads - first).toBeLessThan(12)
  })

  describe('damage', () => {
    const whole = fileOf(
      Array.from({ length: 40 }, (_, at) => ({
        name: `skill-${at}`,
        description: `deploys release ${at} of many`,
        body: `# heading ${at}\ntext of ${at * 7919} and more`,
        note: { stamp: [at, at + 1] as const, record: new Uint8Array(9) },
      })),
    )

    const readers = [
      ['in memory', (file: Uint8Array) => SearchSegment.of(file)],
      ['in parts', (file: Uint8Array) => SearchSegment.inParts(file.length, (at, n) => file.slice(at, at + n))],
    ] as const

    it.each(readers)('is known when any bit is turned or the end is missing, read %s', (_, read) => {
      expect(ask(read(whole), isWhole)).toBe(true)
      // A bit in each region: head, sums, every part, the last byte.
      for (let at = 0; at < whole.length; at += 13) {
        const damaged = whole.slice()
        damaged[at] = (damaged[at] ?? 0) ^ (1 << (at % 8))
        expect(ask(read(damaged), isWhole)).toBeUndefined()
      }
      for (const length of [0, 3, 4, 64, 100, 1000, whole.length - 4, whole.length - 1]) {
        expect(ask(read(whole.slice(0, length)), isWhole)).toBeUndefined()
      }
    })

    it('is known for any bytes that are no segment', () => {
      fc.assert(
        fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
          expect(SearchSegment.of(bytes)).toBeUndefined()
        }),
      )
    })

    it('is never answered from: an answer is right or none', () => {
      const right = opened(whole).postingsOf('release')
      fc.assert(
        fc.property(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 7 }), (at, bit) => {
          const damaged = whole.slice()
          damaged[at] = (damaged[at] ?? 0) ^ (1 << bit)
          expect([right, undefined]).toContainEqual(ask(SearchSegment.of(damaged), (one) => one.postingsOf('release')))
        }),
        { numRuns: 500 },
      )
    })
  })
})
