import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TermReader } from './term-reader.ts'
import { tokenize } from './tokenize.ts'

function read(reader: TermReader, text: string, limit?: number): readonly (string | undefined)[] {
  const count = reader.read(text, limit)
  return Array.from(reader.found.subarray(0, count), (number) => reader.terms[number])
}

describe('TermReader', () => {
  it('gives what tokenize gives, for any text and however often', () => {
    const reader = new TermReader()
    const piece = fc.constantFrom('readFile', 'the', 'HTTPServerError', '翻译', 'café', '⚠️', '—', 'a', 'plans', '= 1̸')
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.array(piece, { maxLength: 12 }).map((each) => each.join(' ')),
    )
    fc.assert(
      fc.property(text, (each) => {
        expect(read(reader, each)).toEqual(tokenize(each))
        expect(read(reader, each)).toEqual(tokenize(each))
      }),
      { numRuns: 500 },
    )
  })

  it('stops at a limit', () => {
    expect(read(new TermReader(), 'one two readFile four', 3)).toEqual(tokenize('one two readFile four').slice(0, 3))
    expect(read(new TermReader(), 'two readFile four', 2)).toEqual(tokenize('two readFile four').slice(0, 2))
  })

  it('keeps apart tens of thousands of pieces, and long ones too', () => {
    const reader = new TermReader()
    const all = Array.from({ length: 30_000 }, (_, at) => `w${at}`)
    expect(read(reader, all.join(' '))).toEqual(all)
    expect(read(reader, all.toReversed().join(','))).toEqual(all.toReversed())
    const long = 'x'.repeat(100)
    expect(read(reader, `${long} ${long}`)).toEqual(tokenize(`${long} ${long}`))
  })
})
