import { assert, constantFrom, oneof, property, string, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainDirectoryName } from './plain-directory-name.ts'

describe('the plain name of a directory', () => {
  it.each([
    ['release-notes', 'release-notes'],
    ['My Skill', 'my-skill'],
    ['../../bin', 'bin'],
    ['a..b_', 'a..b_'],
    ['-a-', 'a'],
    ['über', 'über'],
    [`${'a'.repeat(63)}-b`, 'a'.repeat(63)],
    ['a'.repeat(64), 'a'.repeat(64)],
    ['con', undefined],
    ['nul.txt', undefined],
    ['../..', undefined],
    ['', undefined],
  ])('of %j is %j', (name, plain) => expect(plainDirectoryName(name)).toBe(plain))

  it('is one that nothing has to be taken out of', () => {
    expect.hasAssertions()
    assert(
      property(oneof(string(), stringMatching(/^[a-zA-Z0-9._ -]{0,70}$/), constantFrom('COM1', 'ﬁ', 'İ')), (name) => {
        const plain = plainDirectoryName(name)
        expect(plain && plainDirectoryName(plain)).toBe(plain)
      }),
    )
  })
})
