import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json, LockEntry, LockFile } from './lock-file.ts'
import { mergeLockFiles } from './merge-lock-files.ts'
import { readLockFile } from './read-lock-file.ts'
import { splitConflict } from './split-conflict.ts'
import { writeLockFile } from './write-lock-file.ts'

const entry = (hash: string, more: Partial<LockEntry> = {}): LockEntry => ({
  source: 'acme/skills',
  sourceType: 'github',
  computedHash: hash,
  ...more,
})
const lockOf = (skills: Readonly<Record<string, LockEntry>>): LockFile => ({
  skills: new Map(Object.entries(skills)),
  extra: {},
})
const read = (text: string) => readLockFile(text, 'skills-lock.json')

describe('reading and writing skills-lock.json', () => {
  it('keeps every field of the version that others write, and what nobody knows', () => {
    const text = `{
  "version": 1,
  "skills": {
    "pdf": {
      "source": "file:///srv/skills.git",
      "sourceUrl": "file:///srv/skills.git",
      "ref": "v1.0.0",
      "sourceType": "git",
      "skillPath": "skills/pdf/SKILL.md",
      "computedHash": "00ff",
      "subagents": [
        "x"
      ]
    }
  },
  "ofSomebodyElse": {
    "kept": true
  }
}
`
    expect(writeLockFile(read(text))).toBe(text)
  })

  it('puts names in byte order and known fields first', () => {
    const lock = lockOf({ b: { digest: `sha256:${'0'.repeat(64)}`, ...entry('1') }, A: entry('2') })
    expect(Object.keys(JSON.parse(writeLockFile(lock)).skills)).toEqual(['A', 'b'])
    expect(Object.keys(JSON.parse(writeLockFile(lock)).skills.b)).toEqual([
      'source',
      'sourceType',
      'computedHash',
      'digest',
    ])
  })

  it('takes a skill of any name for a name', () => {
    const text = '{"version":1,"skills":{"__proto__":{"source":"a","sourceType":"git","computedHash":"1"}}}'
    expect(JSON.parse(writeLockFile(read(text)), (_key, value: unknown) => value)).toEqual(JSON.parse(text))
    expect(read(text).skills.get('__proto__')?.source).toBe('a')
  })

  it('keeps a field of any name', () => {
    const text =
      '{"version":1,"skills":{"pdf":{"source":"a","sourceType":"git","computedHash":"1","__proto__":{"a":1},"their":2}}}'
    const written = writeLockFile(read(text))
    expect(JSON.parse(written)).toEqual(JSON.parse(text))
    expect(written).toContain('"__proto__"')
  })

  it.each([
    ['cut off', '{"version":1,"skills":{', 'invalid-config'],
    ['empty', '', 'invalid-config'],
    ['a list', '[]', 'invalid-config'],
    ['of a later version', '{"version":99,"skills":{}}', 'invalid-config'],
    ['an entry without its source', '{"version":1,"skills":{"a":{"computedHash":"1"}}}', 'invalid-config'],
    [
      'a digest that is none',
      JSON.stringify({ version: 1, skills: { a: entry('1', { digest: 'x' }) } }),
      'invalid-config',
    ],
    ['in the middle of a merge', '{\n<<<<<<< HEAD\n"a":1\n=======\n"a":2\n>>>>>>> x\n}', 'lock-conflict'],
  ])('refuses one that is %s, and says what to do', (_case, text, code) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code, next: expect.stringMatching(/./) }))
  })

  it.each([
    ['digest', 'sha256:../..', '64 hex digits'],
    ['digest', null, '64 hex digits'],
    ['edited', `sha256:${'A'.repeat(64)}`, 'lower case'],
    ['agents', 'claude-code', 'a list of names'],
    ['agents', [1], 'a list of names'],
    ['places', [], 'a list of folders within the project'],
    ['places', ['a', '../b'], 'a list of folders within the project'],
    ['places', ['.git/hooks'], 'a list of folders within the project'],
    ['skillPath', 7, 'text'],
    ['ref', {}, 'text'],
    ['computedHash', 1, 'text'],
    ['enabled', 'no', 'true or false'],
  ])('names the field that is wrong, and what it must be: %s %j', (field, value, what) => {
    const text = JSON.stringify({ version: 1, skills: { pdf: { ...entry('1'), [field]: value } } })
    expect(() => read(text)).toThrow(`the entry "pdf" has a wrong \`${field}\`: it must be`)
    expect(() => read(text)).toThrow(what)
  })

  it('names all that an entry lacks, and only that', () => {
    expect(() => read('{"version":1,"skills":{"pdf":{"source":"a"}}}')).toThrow(
      'the entry "pdf" lacks `sourceType` and `computedHash`.',
    )
    expect(() => read('{"version":1,"skills":{"pdf":[]}}')).toThrow('the entry "pdf" is no mapping.')
  })

  const plain: fc.Arbitrary<Json> = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
  const json: fc.Arbitrary<Json> = fc.oneof(plain, fc.array(plain), fc.dictionary(fc.string(), plain))
  it('gives back what was written', () => {
    const entries = fc.dictionary(fc.string(), fc.record({ hash: fc.string(), more: json }))
    fc.assert(
      fc.property(entries, (given) => {
        const skills = new Map(Object.entries(given).map(([name, { hash, more }]) => [name, entry(hash, { more })]))
        const text = writeLockFile({ skills, extra: {} })
        expect(new Map(read(text).skills)).toEqual(skills)
        expect(writeLockFile(read(text))).toBe(text)
      }),
    )
  })
})

describe('merging two locks', () => {
  const base = lockOf({ same: entry('1'), changed: entry('1'), gone: entry('1') })

  it('takes from each side what it alone changed', () => {
    const ours = lockOf({ same: entry('1'), changed: entry('2'), mine: entry('m') })
    const theirs = lockOf({ same: entry('1'), changed: entry('1'), gone: entry('1'), yours: entry('y') })
    const { lock, conflicts } = mergeLockFiles({ base, ours, theirs })
    expect(conflicts).toEqual([])
    expect([...lock.skills.keys()].toSorted()).toEqual(['changed', 'mine', 'same', 'yours'])
    expect(lock.skills.get('changed')?.computedHash).toBe('2')
  })

  it('names what both changed, and settles it only by a preference', () => {
    const sides = { base, ours: lockOf({ changed: entry('2') }), theirs: lockOf({ changed: entry('3') }) }
    expect(mergeLockFiles(sides)).toMatchObject({ conflicts: ['changed'] })
    expect(mergeLockFiles(sides).lock.skills.has('changed')).toBe(false)
    expect(mergeLockFiles(sides, { prefer: 'theirs' }).lock.skills.get('changed')?.computedHash).toBe('3')
  })

  it('loses nothing when it does not know what both began from', () => {
    const sides = { ours: lockOf({ a: entry('1') }), theirs: lockOf({ b: entry('2') }) }
    expect([...mergeLockFiles(sides).lock.skills.keys()]).toEqual(['a', 'b'])
  })

  it('gives the same whichever side is called ours, but for the preference', () => {
    const side = fc.dictionary(
      fc.constantFrom('a', 'b', 'c'),
      fc.constantFrom('1', '2').map((hash) => entry(hash)),
    )
    fc.assert(
      fc.property(side, side, side, (first, left, right) => {
        const merged = (ours: typeof left, theirs: typeof left) =>
          mergeLockFiles({ base: lockOf(first), ours: lockOf(ours), theirs: lockOf(theirs) })
        const one = merged(left, right)
        const other = merged(right, left)
        expect(one.conflicts).toEqual(other.conflicts)
        expect(writeLockFile(one.lock)).toBe(writeLockFile(other.lock))
      }),
    )
  })
})

describe('splitConflict', () => {
  it('gives back both sides, and the base where it is told', () => {
    const text = 'a\n<<<<<<< HEAD\nb\n||||||| base\nx\n=======\nc\n>>>>>>> branch\nd'
    expect(splitConflict(text)).toEqual({ ours: 'a\nb\nd', base: 'a\nx\nd', theirs: 'a\nc\nd' })
    expect(splitConflict('<<<<<<< HEAD\nb\n=======\n>>>>>>> x\n')).toEqual({ ours: 'b\n', theirs: '' })
  })

  it.each(['<<<<<<< HEAD\na', 'a\n>>>>>>> x', '<<<<<<< a\n>>>>>>> b', '<<<<<<< a\n<<<<<<< b\n=======\n>>>>>>> c'])(
    'takes %j for no conflict that can be undone',
    (text) => {
      expect(splitConflict(text)).toBeUndefined()
    },
  )
})
