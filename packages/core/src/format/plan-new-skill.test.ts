import { describe, expect, it } from 'vitest'
import { MetierError } from '../errors/metier-error.ts'
import { documentOf } from './document-of.case.ts'
import { planNewSkill, resourceKinds } from './plan-new-skill.ts'
import { validateSkill } from './validate-skill.ts'

const description = 'Draws charts from tables. Use when somebody asks for a chart.'

function judged(options: Parameters<typeof planNewSkill>[0], level: 'standard' | 'strict') {
  const { files, name } = planNewSkill(options)
  const text = files.find(({ path }) => path === 'SKILL.md')?.content ?? ''
  return validateSkill(documentOf(text, name), { level, files: files.map(({ path }) => path) })
}

function faultOf(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    return error instanceof MetierError ? error : undefined
  }
}

describe('planNewSkill', () => {
  it('BTW-42 plans a SKILL.md and the resources that were asked for', () => {
    const plan = planNewSkill({ name: 'charts', description, resources: [...resourceKinds] })
    expect(plan.files.map(({ path }) => path)).toEqual([
      'SKILL.md',
      'scripts/check.sh',
      'references/details.md',
      'assets/template.md',
    ])
    expect(planNewSkill({ name: 'charts' }).files.map(({ path }) => path)).toEqual(['SKILL.md'])
  })

  it('passes the standard as it is, and strict once it says what it is for', () => {
    expect(judged({ name: 'charts' }, 'standard').issues).toEqual([])
    expect(judged({ name: 'charts' }, 'strict').findings.map(({ code }) => code)).toEqual(['unfinished-text'])
    expect(judged({ name: 'charts', description, resources: [...resourceKinds] }, 'strict').findings).toEqual([])
  })

  it.each(['con', 'lpt1', 'global', 'Roles'])('refuses %s, which is something else as a folder', (name) => {
    expect(faultOf(() => planNewSkill({ name, description }))).toMatchObject({
      code: 'invalid-input',
      message: expect.stringContaining('something else'),
      data: {},
    })
    expect(planNewSkill({ name: `${name.toLowerCase()}-notes`, description }).name).toContain('-notes')
  })

  it('SQD-56 writes who taught it', () => {
    const { files } = planNewSkill({ name: 'tailwind-css', description, author: 'user-taught' })
    expect(files[0]?.content).toContain("metadata:\n  version: '1.0'\n  author: 'user-taught'\n")
  })

  it.each([
    ['My Skill', 'my-skill'],
    ['my_skill', 'my-skill'],
    ['-edge-', 'edge'],
    ['a--b', 'a-b'],
    ['Über', 'uber'],
    ['../escape', 'escape'],
    ['a'.repeat(65), 'a'.repeat(64)],
    ['', undefined],
    ['技能', undefined],
  ])('BTW-43 refuses the name %j and offers %j', (name, suggestion) => {
    const data = suggestion === undefined ? {} : { suggestion }
    expect(faultOf(() => planNewSkill({ name, description }))).toMatchObject({ code: 'invalid-input', data })
  })

  it('refuses a description that no client takes', () => {
    expect(() => planNewSkill({ name: 'charts', description: 'x'.repeat(1025) })).toThrow('1025 characters')
  })

  it('keeps a description with line breaks and colons in one readable field', () => {
    const { files, name } = planNewSkill({ name: 'charts', description: 'Use when: asked\nfor --- a "chart"' })
    expect(documentOf(files[0]?.content ?? '', name).skill?.description).toBe('Use when: asked\nfor --- a "chart"')
  })
})
