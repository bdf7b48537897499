import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitrarySkillText } from './arbitrary-skill.case.ts'
import { documentOf, skillOf, skillText } from './document-of.case.ts'
import { encodeText } from '../text/encode-text.ts'
import { fixSkill } from './fix-skill.ts'
import { migrateSkill } from './migrate-skill.ts'
import { parseDocument } from './parse-document.ts'
import { profiles } from './profiles.ts'
import { levels } from './levels.ts'
import { validateSkill } from './validate-skill.ts'

const good = 'name: my-skill\ndescription: Draws charts. Use when asked for a chart.'

function fixed(frontmatter: string, directoryName?: string): string {
  const { text } = fixSkill(skillOf(frontmatter, directoryName))
  return text.split('\n---\n')[0]?.slice('---\n'.length) ?? ''
}

describe('fixSkill', () => {
  it.each([
    [
      'another spelling of the directory',
      good.replace('my-skill', 'My_Skill # x'),
      good.replace('my-skill', 'my-skill # x'),
    ],
    ['a spelling of a field', `${good}\nallowed_tools: Read`, `${good}\nallowed-tools: Read`],
    ['a list of tools', `${good}\nallowed-tools: [Read, "Bash(git:*)"]`, `${good}\nallowed-tools: Read Bash(git:*)`],
    [
      'a block list of tools',
      `${good}\nallowed-tools:\n  - Read\n  - Grep\nlicense: MIT`,
      `${good}\nallowed-tools: Read Grep\nlicense: MIT`,
    ],
    ['commas between tools', `${good}\nallowed-tools: Read, Grep # two`, `${good}\nallowed-tools: Read Grep # two`],
    [
      'an unquoted version',
      `${good}\nmetadata:\n  version: 1.0 # first`,
      `${good}\nmetadata:\n  version: '1.0' # first`,
    ],
    [
      'an empty field',
      `name: my-skill\ncompatibility: ""\ndescription: Use when asked for a chart.`,
      'name: my-skill\ndescription: Use when asked for a chart.',
    ],
    ['a list for a text', `${good}\ncompatibility: [Linux, macOS]`, `${good}\ncompatibility: Linux, macOS`],
    [
      'a colon in plain text',
      'name: my-skill\ndescription: Use this when: asked',
      "name: my-skill\ndescription: 'Use this when: asked'",
    ],
  ])('settles %s and leaves the rest alone', (_what, before, after) => {
    expect(fixed(before).replaceAll('"Use', "'Use").replaceAll('asked"', "asked'")).toBe(after)
    expect(validateSkill(skillOf(fixed(before))).valid).toBe(true)
  })

  it.each([
    ['a name that is another name', good, 'charts'],
    ['a name whose directory would have to follow', good.replace('my-skill', 'My_Skill'), 'My_Skill'],
    ['a list with comments', `${good}\nallowed-tools:\n  # to look\n  - Read`, undefined],
    ['a field of another system', `${good}\ntriggers: [a]`, undefined],
  ])('leaves %s to a person', (_what, frontmatter, directoryName) => {
    const { applied, remaining, text } = fixSkill(skillOf(frontmatter, directoryName))
    expect(applied).toEqual([])
    expect(text).toBe(skillText(frontmatter))
    expect(remaining.filter(({ severity }) => severity === 'error').length).toBeGreaterThan(0)
  })

  it('changes the body only where the finding is about the body', () => {
    const document = documentOf(skillText(good, 'Run `scripts\\run.py`.\r\n\r\nKeep  this.\r\n'))
    expect(fixSkill(document).text).toBe(skillText(good, 'Run `scripts/run.py`.\r\n\r\nKeep  this.\r\n'))
  })

  it('does not touch what the profile allows', () => {
    const document = skillOf(`${good}\nallowed-tools: [Read, Grep]`)
    expect(fixSkill(document, { profile: 'claude-code' }).text).toBe(document.text)
  })

  it('gives back a file that it cannot read as it is', () => {
    const document = documentOf('# nothing to see\n')
    expect(fixSkill(document).text).toBe(document.text)
  })

  it('never rewrites a file whose text could not be read whole', () => {
    const text = `---  \n${good}\n---\nCaf`
    const bytes = new Uint8Array([...encodeText(text), 0xe9, 0x0a])
    const broken = parseDocument({ bytes, path: 'SKILL.md', directoryName: 'my-skill' })
    expect(fixSkill(broken)).toMatchObject({ applied: [], text: broken.text })
    expect(migrateSkill(broken)).toMatchObject({ changes: [], problem: expect.any(String) })
  })

  it('law: never more errors than before, the body stays, and a second time changes nothing', () => {
    const noisy = fc.tuple(
      arbitrarySkillText,
      fc.constantFrom('my-skill', 'My_Skill', 'other', '"  x "', '123'),
      fc.boolean(),
    )
    fc.assert(
      fc.property(
        noisy,
        fc.constantFrom(...levels),
        fc.constantFrom(...profiles),
        ([text, name, mark], level, profile) => {
          const before = documentOf((mark ? '\ufeff' : '') + text.replace('name: my-skill', `name: ${name}`))
          const errors = (document: typeof before) =>
            validateSkill(document, { level, profile }).findings.filter(({ severity }) => severity === 'error').length
          const result = fixSkill(before, { level, profile })
          const after = documentOf(result.text)
          expect(errors(after)).toBeLessThanOrEqual(errors(before))
          expect(result.remaining).toEqual(validateSkill(after, { level, profile }).findings)
          expect(after.text.slice(after.bodyOffset)).toBe(before.text.slice(before.bodyOffset))
          expect(fixSkill(after, { level, profile }).text).toBe(result.text)
        },
      ),
      { numRuns: 150 },
    )
  })
})
