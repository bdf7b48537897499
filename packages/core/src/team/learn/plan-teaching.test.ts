import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateSkill } from '../../format/validate-skill.ts'
import { parseDocument } from '../../format/parse-document.ts'
import type { SkillFiles } from '../../package/merge-files.ts'
import { detectTeaching } from './detect-teaching.ts'
import { planTeaching, type TeachingPlan } from './plan-teaching.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const decode = (bytes: Uint8Array | null | undefined) => new TextDecoder().decode(bytes ?? new Uint8Array())
const skill = (text: string): SkillFiles => new Map([['SKILL.md', { bytes: encode(text), executable: false }]])
const none: ReadonlyMap<string, SkillFiles> = new Map()

function teach(sentence: string, present = none, foreign: readonly string[] = []): TeachingPlan {
  const teaching = detectTeaching(sentence, [{ name: 'fenster' }])
  if (teaching === undefined) throw new Error(sentence)
  return planTeaching({ teaching, present, foreign: new Set(foreign) })
}

describe('planTeaching', () => {
  // SQD-55, SQD-56: place, author and version of the document's example
  it('makes the skill of the document', () => {
    const plan = teach('Fenster should know that we always use Tailwind CSS.')
    expect(plan.changes.map(({ path }) => path)).toEqual(['agents/fenster/skills/tailwind-css/SKILL.md'])
    const bytes = plan.changes[0]?.bytes ?? new Uint8Array()
    const document = parseDocument({ bytes, path: 'tailwind-css/SKILL.md', directoryName: 'tailwind-css' })
    expect(document.skill).toMatchObject({
      name: 'tailwind-css',
      authors: ['user-taught'],
      version: '1.0',
      confidence: 'high',
      source: 'user',
    })
    expect(document.text).toContain('\n- Always use Tailwind CSS.\n')
    expect(validateSkill(document, { level: 'strict', profile: 'spec', files: ['SKILL.md'] }).findings).toEqual([])
  })

  it('keeps lessons together whose subject gives no name, in a skill for all work', () => {
    const first = teach('常にテストを先に書く')
    expect(first.path).toBe('skills/team-convention')
    expect(decode(first.changes[0]?.bytes)).toMatch(
      /first of them: .*Use before any work begins\.[\s\S]*\n# Team conventions\n/,
    )
    const second = teach('总是使用制表符', new Map([[first.name, first.files]]))
    expect(second).toMatchObject({ action: 'append', name: 'team-convention' })
  })

  it('for everybody it lies with the team', () => {
    expect(teach('Always use tabs').path).toBe('skills/tabs')
  })

  const old = '---\nname: n\ndescription: d\n---\nText.\n'
  it.each(['tailwind', 'tailwind-css', 'Tailwind_CSS'])('adds a line to a skill %s', (name) => {
    const plan = teach('Always use Tailwind CSS grids', new Map([[name, skill(old)]]))
    expect(plan.action).toBe('append')
    expect(decode(plan.changes[0]?.bytes)).toBe(`${old}\n- Always use Tailwind CSS grids.\n`)
  })

  it.each(['css', 'react'])('makes a skill beside %s', (name) => {
    expect(teach('Always use Tailwind CSS grids', new Map([[name, skill(old)]])).action).toBe('create')
  })

  it('adds nothing to a skill that came from elsewhere', () => {
    const plan = teach('Always use tabs', new Map([['tabs', skill('---\nname: tabs\ndescription: d\n---\n')]]), [
      'tabs',
    ])
    expect(plan).toMatchObject({ action: 'create', name: 'tabs-2' })
  })

  it('keeps line ends, and goes on with a list', () => {
    const old = '---\r\nname: tabs\r\ndescription: d\r\n---\r\n- One.\r\n'
    const plan = teach('Always use tabs wide', new Map([['tabs', skill(old)]]))
    expect(decode(plan.changes[0]?.bytes)).toBe(`${old}- Always use tabs wide.\r\n`)
  })

  it('says when the skill says the contrary', () => {
    const old = '---\nname: tabs\ndescription: d\n---\n- Never use tabs.\n'
    expect(teach('Always use tabs', new Map([['tabs', skill(old)]])).against).toMatchObject([
      { line: 5, polarity: 'avoid' },
    ])
    expect(teach('Always use tabs of width four', new Map([['tabs', skill(old)]])).against).toEqual([])
  })

  it('a ban lies in a skill that says so, and what contradicts it is found there', () => {
    const ban = teach('We never commit secrets')
    expect(ban.path).toBe('skills/never-commit-secrets')
    expect(decode(ban.changes[0]?.bytes)).toContain(
      "description: 'Convention: never commit secrets. Use before work that could do so.'",
    )
    const present = new Map([[ban.name, ban.files]])
    expect(teach('Always commit secrets', present)).toMatchObject({
      name: 'never-commit-secrets',
      action: 'append',
      against: [{ polarity: 'avoid', text: 'Never commit secrets.' }],
    })
    expect(teach('Always commit secrets').name).toBe('commit-secrets')
  })

  it('writes what a stranger says as text and nothing else', () => {
    const plan = teach('Always use <b>: "x"\' # --- *y* {{z}}')
    const bytes = plan.changes[0]?.bytes ?? new Uint8Array()
    const { skill: read } = parseDocument({ bytes, path: 'x/SKILL.md', directoryName: plan.name })
    expect(read?.name).toBe(plan.name)
    expect(read?.description).not.toMatch(/[<>]/)
  })

  // Law: taught twice is taught once, whatever was taught before
  it('teaching the same again changes nothing', () => {
    const lesson = fc.constantFrom(
      'Always use tabs',
      'Never use tabs',
      'Always use Tailwind CSS',
      'Always use Tailwind CSS for styling',
      'Prefer pnpm over npm',
      'Always write tests first',
      'Never skip the linter',
    )
    const sentence = fc.oneof(
      lesson,
      fc.string({ minLength: 1, maxLength: 30 }).map((text) => `Always use ${text}x`),
    )
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 12 }), (sentences) => {
        const skills = new Map<string, SkillFiles>()
        for (const text of sentences) {
          const before = new Map([...skills].map(([name, files]) => [name, decode(files.get('SKILL.md')?.bytes)]))
          const plan = teach(text, skills)
          skills.set(plan.name, plan.files)
          for (const [name, old] of before)
            expect(decode(skills.get(name)?.get('SKILL.md')?.bytes).startsWith(old)).toBe(true)
          expect(teach(text, skills)).toMatchObject({ action: 'same', changes: [] })
          expect(teach(text.toUpperCase(), skills)).toMatchObject({ changes: [] })
        }
      }),
    )
  })
})
