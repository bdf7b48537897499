import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitrarySkillText } from './arbitrary-skill.case.ts'
import { documentOf } from './document-of.case.ts'
import { parseSkill } from './parse-skill.ts'
import { packSkill } from './pack-skill.ts'
import { unpackSkill } from './unpack-skill.ts'

const read = (frontmatter: string) => {
  const bytes = new TextEncoder().encode(`---\nname: a\ndescription: Does it.\n${frontmatter}---\n`)
  const { skill } = parseSkill({ bytes, path: '/a/SKILL.md', directoryName: 'a' })
  if (skill === undefined) throw new TypeError('The sample does not load.')
  return skill
}

const throughJson = (value: unknown) => JSON.parse(JSON.stringify(value))

describe('packSkill and unpackSkill', () => {
  it('give the same skill back through JSON', () => {
    expect.hasAssertions()
    assert(
      property(arbitrarySkillText, (text) => {
        const { skill } = documentOf(text)
        const packed = skill && packSkill(skill)
        const again = packed && unpackSkill(skill.name, skill.description, throughJson(packed))
        expect(again).toEqual(packed && skill)
      }),
    )
  })

  it.each([
    ['', []],
    ['license: MIT\n', ['license']],
    ['metadata:\n  author: b\n  deep: {a: [1, null, true]}\n', ['authors', 'metadata']],
    ['metadata:\n  requires:\n    bins: [git]\n', ['requires']],
    ['x-thing:\n  constructor: 1\n', ['extra']],
  ])('keep of %j what it says and no more', (frontmatter, keys) => {
    const skill = read(frontmatter)
    const packed = packSkill(skill)
    expect(Object.keys(packed ?? {}).toSorted()).toEqual(keys)
    const again = unpackSkill(skill.name, skill.description, throughJson(packed))
    expect(again).toEqual(skill)
    expect(JSON.stringify(again)).toBe(JSON.stringify(skill))
  })

  it('give objects without a prototype for what a file says in its own words', () => {
    const skill = unpackSkill('a', 'b', { metadata: { deep: {} }, hooks: { on: {} } })
    expect(Object.getPrototypeOf(skill?.metadata)).toBeNull()
    expect(Object.getPrototypeOf(skill?.metadata['deep'])).toBeNull()
    expect(Object.getPrototypeOf(skill?.hooks)).toBeNull()
  })

  it.each([{ n: Infinity }, { n: -0 }, { n: NaN }, { n: undefined }, JSON.parse('{"__proto__": 1}')])(
    'refuse what JSON would change: %o',
    (metadata) => {
      expect(packSkill({ ...read(''), metadata })).toBeUndefined()
    },
  )

  it.each([
    '{"license": 1}',
    '{"triggers": "word"}',
    '{"triggers": [1]}',
    '{"always": "yes"}',
    '{"requires": {"bins": "git"}}',
    '{"requires": []}',
    '{"mcp": [1]}',
    '{"metadata": null}',
    '{"metadata": []}',
    '{"unheard": 1}',
    '{"__proto__": {"license": "MIT"}}',
    '{"constructor": "x"}',
  ])('make no skill of %s', (text) => {
    expect(unpackSkill('a', 'b', JSON.parse(text))).toBeUndefined()
  })
})
