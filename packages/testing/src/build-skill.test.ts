import { parseSkill } from '@metier/core'
import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildSkill, type SkillParts } from './build-skill.ts'

function load(parts?: SkillParts) {
  return parseSkill({
    bytes: new TextEncoder().encode(buildSkill(parts)),
    path: 'SKILL.md',
    directoryName: 'somewhere',
  })
}

describe('buildSkill', () => {
  it('builds a skill that loads without a finding', () => {
    const { skill, diagnostics, body } = load()
    expect(diagnostics).toEqual([])
    expect(skill?.name).toBe('sample-skill')
    expect(body).toContain('# sample-skill')
  })

  it('takes further fields as data or as lines', () => {
    expect(load({ frontmatter: { license: 'MIT', metadata: { version: '1.0' } } }).skill).toMatchObject({
      license: 'MIT',
      version: '1.0',
    })
    expect(load({ frontmatter: 'tags:\n  - a\n  - b\n' }).skill?.tags).toEqual(['a', 'b'])
  })

  it('leaves out what is empty', () => {
    expect(load({ name: '' }).skill?.name).toBe('somewhere')
    expect(load({ description: '' }).skill).toBeUndefined()
  })

  it('keeps any description', () => {
    assert(
      property(string({ minLength: 1 }), (description) => {
        if (description.trim() === '') return
        expect(load({ description }).skill?.description).toBe(description.trim())
      }),
    )
  })
})
