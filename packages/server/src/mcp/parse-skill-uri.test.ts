import { array, assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatSkillUri } from './format-skill-uri.ts'
import { parseSkillUri } from './parse-skill-uri.ts'

const segment = string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter(
  (text) => text !== '.' && text !== '..' && !/[/\\\0]/.test(text),
)

describe('skill URIs', () => {
  it('are the plain form for plain names', () => {
    expect(formatSkillUri({ name: 'pdf', path: 'references/a b.md' })).toBe('skill://pdf/references/a%20b.md')
  })

  it('read back what was written, whatever the name', () => {
    assert(
      property(segment, array(segment, { minLength: 1, maxLength: 4 }), (name, path) => {
        const uri = { name, path: path.join('/') }
        expect(parseSkillUri(formatSkillUri(uri))).toEqual(uri)
      }),
    )
  })

  it.each([
    'skill://pdf/../../etc/passwd',
    'skill://pdf/%2e%2e/%2e%2e/etc/passwd',
    'skill://pdf/a%2f..%2f..%2fetc',
    'skill://pdf/a%5c..%5c..',
    'skill://pdf/%00',
    'skill://pdf//etc/passwd',
    'skill://pdf/',
    'skill://pdf',
    'skill:///SKILL.md',
    'skill://../SKILL.md',
    'skill://pdf/%zz',
    'file:///etc/passwd',
    'SKILL://pdf/SKILL.md',
    '',
    'x'.repeat(100_000),
  ])('refuses %s', (uri) => {
    expect(() => parseSkillUri(uri)).toThrow(expect.objectContaining({ code: -32602 }))
  })

  it('decodes once only', () => {
    expect(parseSkillUri('skill://pdf/%252e%252e/x').path).toBe('%2e%2e/x')
  })

  it('answers in bounded length', () => {
    expect(() => parseSkillUri('x'.repeat(100_000))).toThrow(/^.{1,400}$/)
  })
})
