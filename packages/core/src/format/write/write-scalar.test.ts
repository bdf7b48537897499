import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { writeScalar } from './write-scalar.ts'

describe('writeScalar', () => {
  it.each([
    ['plain text', 'plain text'],
    ['Use when: asked', "'Use when: asked'"],
    ['a # b', "'a # b'"],
    ["it's", "it's"],
    ["'quoted'", "'''quoted'''"],
    ['1.0', "'1.0'"],
    ['2026-01-02', "'2026-01-02'"],
    ['12:30', "'12:30'"],
    ['0o17', "'0o17'"],
    ['yes', "'yes'"],
    ['Null', "'Null'"],
    ['', "''"],
    [' padded ', "' padded '"],
    ['@user', "'@user'"],
    ['line\nbreak', '"line\\nbreak"'],
    ['\u0007bell', '"\\x07bell"'],
    // The reference library would end the frontmatter there.
    ['a --- b', '"a \\x2D-- b"'],
    ['-----', '"\\x2D\\x2D\\x2D--"'],
  ])('writes %j as %s', (text, written) => {
    expect(writeScalar(text)).toBe(written)
  })

  it('law: YAML 1.1 and 1.2 both read the same text back, from one line', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('-', ':', ' ', '#', "'", '"', '\\', '1', '.', 'a') }),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const written = `key: ${writeScalar(text)}\n`
        expect(written.trimEnd()).not.toMatch(/[\r\n]|---/)
        expect(parse(written)).toEqual({ key: text })
        expect(parse(written, { version: '1.1' })).toEqual({ key: text })
      }),
      { numRuns: 300 },
    )
  })
})
