import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countCodePoints } from './count-code-points.ts'
import { legalName } from './legal-name.ts'
import { nearestField } from './nearest-field.ts'
import { relativePath } from './relative-path.ts'
import { splitTools } from './split-tools.ts'

describe('countCodePoints', () => {
  it('law: counts as iteration does', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => countCodePoints(text) === Array.from(text).length))
    expect(countCodePoints('\ud800a\udc00')).toBe(3)
  })
})

describe('legalName', () => {
  it('law: gives a legal name or nothing, and keeps a legal one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const name = legalName(text)
        if (name === undefined) return
        expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
        expect(name.length).toBeLessThanOrEqual(64)
        expect(legalName(name)).toBe(name)
      }),
    )
  })
})

describe('nearestField', () => {
  it.each([
    ['Name', 'name'],
    ['allowedTools', 'allowed-tools'],
    ['allowed_tools', 'allowed-tools'],
    ['licence', 'license'],
    ['desciption', 'description'],
    ['meta-data', 'metadata'],
    ['tags', undefined],
    ['version', undefined],
    ['x'.repeat(100_000), undefined],
  ])('reads %.20s as %s', (written, field) => {
    expect(nearestField(written)).toBe(field)
  })
})

describe('relativePath', () => {
  it.each([
    ['references/a.md', 'references/a.md'],
    ['./a%20b.md', 'a b.md'],
    ['a/../b.md', 'b.md'],
    ['../b.md', 'outside'],
    ['a/../../b.md', 'outside'],
    ['%2e%2e/b.md', 'outside'],
    ['bad%zz.md', 'bad%zz.md'],
    ['https://example.org', undefined],
    ['mailto:a@example.org', undefined],
    ['#part', undefined],
    ['/root.md', undefined],
    ['${BASE}/a.md', undefined],
    ['{baseDir}/a.md', undefined],
    ['', undefined],
  ])('reads %j as %j', (destination, path) => {
    expect(relativePath(destination)).toBe(path)
  })
})

describe('splitTools', () => {
  it('keeps a pattern in parentheses together', () => {
    expect(splitTools('Read, Bash(git add *)  Grep Bash(a, b')).toEqual([
      'Read',
      'Bash(git add *)',
      'Grep',
      'Bash(a, b',
    ])
  })
})
