import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDocumentWeigher } from './create-document-weigher.ts'
import type { DocumentWeigher } from './document-weigher.ts'
import { KernelWeigher } from './kernel-weigher.ts'
import { PlainWeigher } from './plain-weigher.ts'
import { tokenize } from './tokenize.ts'

interface Text {
  readonly field: number
  readonly weight: number
  readonly text: string
  readonly limit: number | undefined
  readonly part: 'headings' | 'text' | undefined
}

const pieces = fc.constantFrom(
  'readFile',
  'HTTPServerError',
  'the',
  'whoSe',
  'a',
  'x1',
  'deploys',
  'Deploy',
  'abcdefghijklmno',
  'abcdefghijklmnop',
  'a'.repeat(40),
  'café',
  '翻译',
  '— the',
  '⚠️',
  '_',
  ' ,  ',
  '\n',
  '\n# one',
  '\n   ###### six',
  '\n##',
  '#',
)
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(pieces, { maxLength: 60 }).map((each) => each.join(' ')),
  fc.array(fc.nat({ max: 3000 }), { maxLength: 200 }).map((each) => each.map((at) => `w${at}`).join(' ')),
)
const document = fc.record({
  name: text,
  texts: fc.array(
    fc.record<Text>({
      field: fc.nat({ max: 6 }).map((at) => 1 << at),
      weight: fc.double({ min: 0.25, max: 12, noNaN: true }),
      text,
      limit: fc.option(fc.nat({ max: 50 }), { nil: undefined }),
      part: fc.constantFrom('headings', 'text', undefined),
    }),
    { maxLength: 5 },
  ),
})

function foundBy(weigher: DocumentWeigher, count: number): Uint32Array {
  const terms = new Uint32Array(count + 1).fill(7)
  weigher.copyFound(terms, 1)
  expect(terms[0]).toBe(7)
  return terms.subarray(1)
}

/** What is known of a document, by its terms instead of their numbers. */
function weighed(weigher: DocumentWeigher, name: string, texts: readonly Text[]) {
  const wordsOf = (numbers: Uint32Array) => Array.from(numbers, (number) => weigher.terms[number])
  const found = [wordsOf(foundBy(weigher, weigher.read(name, { keepStopWords: true })))]
  const nameLength = weigher.weigh(1, 12)
  const counts = texts.map(({ field, weight, text, limit, part }) => {
    const count = weigher.read(text, { ...(limit !== undefined && { limit }), ...(part && { part }) })
    found.push(wordsOf(foundBy(weigher, count)))
    return weigher.weigh(field, weight)
  })
  const { terms, facts, sketch } = weigher.settle(Math.min(255, nameLength))
  return { found, nameLength, counts, terms: wordsOf(terms), facts: [...facts], sketch: [...sketch] }
}

describe('KernelWeigher', () => {
  it('is what weighs here', () => {
    expect(createDocumentWeigher()).toBeInstanceOf(KernelWeigher)
  })

  it('weighs as loops do, document after document', () => {
    const [kernel, plain] = [createDocumentWeigher(), new PlainWeigher()]
    fc.assert(
      fc.property(fc.array(document, { maxLength: 3 }), (documents) => {
        for (const { name, texts } of documents) {
          expect(weighed(kernel, name, texts)).toEqual(weighed(plain, name, texts))
        }
      }),
      { numRuns: 400 },
    )
  })

  it('gives what tokenize gives of texts and of names, however often', () => {
    const weigher = createDocumentWeigher()
    const read = (each: string, keepStopWords: boolean) => {
      const count = weigher.read(each, { keepStopWords })
      return Array.from(foundBy(weigher, count), (number) => weigher.terms[number])
    }
    fc.assert(
      fc.property(text, fc.boolean(), (each, keepStopWords) => {
        expect(read(each, keepStopWords)).toEqual(tokenize(each, { keepStopWords }))
        expect(read(each, !keepStopWords)).toEqual(tokenize(each, { keepStopWords: !keepStopWords }))
        expect(read(each, keepStopWords)).toEqual(tokenize(each, { keepStopWords }))
      }),
    )
  })

  it('keeps apart twenty thousand pieces and one text that is longer than its memory', () => {
    const weigher = createDocumentWeigher()
    const all = Array.from({ length: 20_000 }, (_, at) => `w${at}`)
    expect(weigher.read(all.join(' '), {})).toBe(all.length)
    expect(Array.from(foundBy(weigher, all.length), (number) => weigher.terms[number])).toEqual(all)
    expect(weigher.weigh(64, 1)).toBe(all.length)
    weigher.read(all.toReversed().join(', '), {})
    expect(Array.from(foundBy(weigher, all.length).subarray(0, 3), (number) => weigher.terms[number])).toEqual([
      'w19999',
      'w19998',
      'w19997',
    ])
    expect(weigher.weigh(64, 1)).toBe(all.length)
    expect(new Set(weigher.settle(0).facts).size).toBe(1)
  })
})
