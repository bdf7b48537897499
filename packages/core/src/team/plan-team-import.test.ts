import { array, assert, constantFrom, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SkillFiles } from '../package/merge-files.ts'
import { decodeText } from '../text/decode-text.ts'
import { encodeText } from '../text/encode-text.ts'
import { planTeamImport } from './plan-team-import.ts'
import { renameSkillText } from './rename-skill-text.ts'
import type { TeamBundle } from './team-bundle.ts'

function skill(name: string, body = 'Body'): SkillFiles {
  return new Map([['SKILL.md', { bytes: encodeText(`---\nname: ${name}\n---\n${body}\n`), executable: false }]])
}

function teamOf(skills: Readonly<Record<string, SkillFiles>>, agents: TeamBundle['agents'] = new Map()): TeamBundle {
  return { agents, teamSkills: new Map(Object.entries(skills)) }
}

function plan(bundle: TeamBundle, present: TeamBundle = teamOf({}), builtIn: readonly string[] = []) {
  return planTeamImport({ bundle, present, builtIn: new Set(builtIn) })
}

function member(charter: string) {
  return new Map([['f', { charter: encodeText(charter), skills: new Map() }]])
}

function folders(list: readonly (readonly [string, string])[]) {
  return teamOf(Object.fromEntries(list.map(([key, body]) => [key, skill(key, body)])))
}

const textOf = (files: SkillFiles | undefined) => decodeText(files?.get('SKILL.md')?.bytes ?? new Uint8Array()).text

describe('planTeamImport', () => {
  it('SQD-95: skills of members come first, then those of the team', () => {
    const agents = new Map([['fenster', { skills: new Map([['own', skill('own')]]) }]])
    expect(plan(teamOf({ all: skill('all') }, agents)).skills.map(({ agent, name }) => [agent, name])).toEqual([
      ['fenster', 'own'],
      [undefined, 'all'],
    ])
  })

  it('SQD-96: what has the name of a built-in skill gets another, in its frontmatter too', () => {
    const [first] = plan(teamOf({ 'git-workflow': skill('git-workflow') }), teamOf({}), ['git-workflow']).skills
    expect(first).toMatchObject({ name: 'git-workflow', as: 'git-workflow-imported', action: 'add' })
    expect(textOf(first?.files)).toBe('---\nname: git-workflow-imported\n---\nBody\n')
  })

  it.each([
    ['the same is not written twice', skill('a'), 'a', 'same'],
    ['another stays, and this one gets a new name', skill('a', 'Mine'), 'a-imported', 'add'],
  ])('%s', (_what, there, as, action) => {
    expect(plan(teamOf({ a: skill('a') }), teamOf({ a: there })).skills[0]).toMatchObject({ as, action })
  })

  it('takes no name that a disk could confuse with another', () => {
    expect(plan(teamOf({ react: skill('react') }), teamOf({ React: skill('React') })).skills[0]?.as).toBe(
      'react-imported',
    )
  })

  it('goes on counting, and a name stays within 64 characters', () => {
    const long = 'a'.repeat(64)
    const present = teamOf({ [long]: skill('x'), [`${'a'.repeat(55)}-imported`]: skill('y') })
    const as = plan(teamOf({ [long]: skill(long) }), present).skills[0]?.as
    expect(as).toBe(`${'a'.repeat(53)}-imported-2`)
    expect(as?.length).toBe(64)
  })

  it('replaces a charter that differs and says so, and leaves an equal one', () => {
    expect(plan(teamOf({}, member('new')), teamOf({}, member('old'))).files).toEqual([
      { path: 'agents/f/charter.md', bytes: encodeText('new'), replaces: true },
    ])
    expect(plan(teamOf({}, member('x')), teamOf({}, member('x'))).files).toEqual([])
    expect(plan(teamOf({}, member('x'))).files[0]?.replaces).toBe(false)
  })

  it('never takes the place of a skill, and adds nothing the second time', () => {
    const name = constantFrom('a', 'A', 'b', 'a-imported', 'a-imported-2', 'b-imported')
    const some = array(tuple(name, constantFrom('one', 'two', 'three')), { maxLength: 6 })
    assert(
      property(some, some, array(name, { maxLength: 2 }), (incoming, there, builtIn) => {
        const present = folders(there)
        const first = plan(folders(incoming), present, builtIn)
        const after = new Map(present.teamSkills)
        for (const { as, action, files } of first.skills) {
          expect(builtIn.map((each) => each.toLowerCase())).not.toContain(as.toLowerCase())
          if (action === 'same') continue
          expect([...after.keys()].map((key) => key.toLowerCase())).not.toContain(as.toLowerCase())
          after.set(as, files)
        }
        const second = plan(folders(incoming), { agents: new Map(), teamSkills: after }, builtIn)
        expect(second.skills.filter(({ action }) => action === 'add')).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

describe('renameSkillText', () => {
  it.each([
    ['---\nname: a\ndescription: d\n---\nname: a\n', '---\nname: new\ndescription: d\n---\nname: a\n'],
    ['---\r\nname: "a"\r\nx: 1\r\n---\r\n', '---\r\nname: new\r\nx: 1\r\n---\r\n'],
    ['---\nname: >\n  a\n  b\nx: 1\n---\n', '---\nname: new\nx: 1\n---\n'],
    ['---\ndescription: d\n---\n', '---\ndescription: d\n---\n'],
    ['No frontmatter\nname: a\n', 'No frontmatter\nname: a\n'],
  ])('%j', (before, after) => {
    expect(decodeText(renameSkillText(encodeText(before), 'new')).text).toBe(after)
  })

  it('leaves bytes that are no text as they are', () => {
    const bytes = new Uint8Array([255, 254, 0, 1])
    expect(renameSkillText(bytes, 'new')).toBe(bytes)
  })
})
