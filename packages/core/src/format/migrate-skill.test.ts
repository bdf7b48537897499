import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitrarySkillText } from './arbitrary-skill.case.ts'
import { documentOf, skillOf, skillText } from './document-of.case.ts'
import { migrateSkill } from './migrate-skill.ts'
import { validateSkill } from './validate-skill.ts'
import type { MetadataStyle } from './write/metadata-style.ts'

const good = 'name: my-skill\ndescription: Draws charts. Use when asked for a chart.'

function migrated(frontmatter: string, style: MetadataStyle = 'string', directoryName?: string): string {
  const result = migrateSkill(skillOf(frontmatter, directoryName), { style })
  expect(result.problem).toBeUndefined()
  return result.text.split('\n---\n')[0]?.slice('---\n'.length) ?? ''
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('migrateSkill', () => {
  it('moves fields of a dialect under metadata and keeps every comment', () => {
    expect(
      migrated(
        [
          '# whose skill this is',
          'name: my-skill # the name',
          'version: 1.0',
          'description: Draws charts. Use when asked.',
          'routing_keywords: [draw, "bar chart"] # words',
          '# on its own',
          'requires_mcp: true',
          'license: MIT',
        ].join('\n'),
      ),
    ).toBe(
      [
        '# whose skill this is',
        'name: my-skill # the name',
        'description: Draws charts. Use when asked.',
        '# on its own',
        'license: MIT',
        'metadata:',
        "  version: '1.0'",
        '  # words',
        '  triggers: draw, bar chart',
        `  mcp-servers: '[{"name":"*"}]'`,
      ].join('\n'),
    )
  })

  it('writes lists and structures as blocks when asked', () => {
    const before = `${good}\ntags: [a, b]\nmcp-servers: [{"name": "postgres", "optional": true}]\nalways: x`
    expect(migrated(before, 'nested')).toBe(
      [
        good,
        'metadata:',
        '  tags:',
        '    - a',
        '    - b',
        '  mcp-servers:',
        '    - name: postgres',
        '      optional: true',
        '  x-always: x',
      ].join('\n'),
    )
  })

  it('leaves the fields that Claude Code reads where it reads them', () => {
    const before = `${good}\nuser_invocable: false\ncontext: fork\nversion: "2.0"\nbackground: false`
    expect(migrated(before, 'claude')).toBe(
      `${good}\nuser-invocable: false\ncontext: fork\nbackground: false\nmetadata:\n  version: '2.0'`,
    )
  })

  it('adds to a metadata block in its own indentation, and touches nothing that is in form', () => {
    const before = `${good}\nmetadata:\n    # team of two\n    author:   "Ada"   # and Bob\n    tags: [x, y]\nversion: '3'`
    expect(migrated(before)).toBe(
      `${good}\nmetadata:\n    # team of two\n    author:   "Ada"   # and Bob\n    tags: x, y\n    version: '3'`,
    )
  })

  it('SQD-51 leaves out an empty list, which the reference library cannot read', () => {
    const before = `${good}\nmetadata:\n  author: Ada\n  version: "1.0"\n  mcp-servers: []`
    expect(migrated(before)).toBe(`${good}\nmetadata:\n  author: Ada\n  version: "1.0"`)
  })

  it('writes tools as one text under the name of the specification', () => {
    expect(migrated(`${good}\nallowed_tools: [Read, "Bash(git add *)"]`)).toBe(
      `${good}\nallowed-tools: Read Bash(git add *)`,
    )
  })

  it('adds a missing name', () => {
    expect(migrated('description: Use when asked.', 'string', 'charts')).toBe(
      'name: charts\ndescription: Use when asked.',
    )
  })

  it('quotes what was read after a repair', () => {
    const result = migrated('name: my-skill\ndescription: Use this: when asked\nversion: 1')
    expect(result).toMatch(/^description: ['"]Use this: when asked['"]$/m)
  })

  it('keeps a field that it cannot read, marked as foreign', () => {
    expect(migrated(`${good}\ndependencies:\n  requests: "2.0"`)).toBe(
      `${good}\nmetadata:\n  x-dependencies: '{"requests":"2.0"}'`,
    )
  })

  it('says when name and directory differ, and renames on request', () => {
    const document = skillOf(good, 'charts')
    expect(migrateSkill(document).notes).toEqual([
      'The directory is called `charts` and the skill `my-skill`; rename one of them.',
    ])
    const renamed = migrateSkill(document, { renameTo: 'charts' })
    expect(renamed.text).toBe(skillText(good.replace('my-skill', 'charts')))
    expect(renamed.notes).toEqual([])
  })

  it('says that clients may start a skill by themselves once the field that forbids it is moved', () => {
    const forbidden = skillOf(`${good}\ndisable-model-invocation: true`)
    expect(migrateSkill(forbidden).notes).toEqual([expect.stringContaining('--metadata-style claude')])
    expect(migrateSkill(forbidden, { style: 'nested' }).notes).toHaveLength(1)
    expect(migrateSkill(forbidden, { style: 'claude' }).notes).toEqual([])
    const again = skillOf(migrateSkill(forbidden).text.slice('---\n'.length).split('\n---')[0] ?? '')
    expect(migrateSkill(again).notes).toEqual([])
    expect(migrateSkill(skillOf(`${good}\ndisable-model-invocation: false`)).notes).toEqual([])
    expect(migrateSkill(skillOf(`${good}\ndisable_model_invocation: true`)).notes).toEqual([])
  })

  it('rewrites frontmatter that is in brackets as a whole', () => {
    const document = documentOf('---\n{name: my-skill, description: Use when asked., tags: [a, b]}\n---\nBody\n')
    expect(migrateSkill(document).text).toBe(
      '---\nname: my-skill\ndescription: Use when asked.\nmetadata:\n  tags: a, b\n---\nBody\n',
    )
  })

  it('does nothing to a skill that cannot be loaded', () => {
    const document = documentOf('# no frontmatter\n')
    expect(migrateSkill(document)).toMatchObject({ text: document.text, changes: [], problem: expect.any(String) })
  })

  it('does nothing to a skill that is in form', () => {
    const document = skillOf(`${good}\nmetadata:\n  author: Ada`)
    expect(migrateSkill(document)).toEqual({ text: document.text, changes: [], notes: [] })
  })

  const styles = fc.constantFrom<MetadataStyle>('string', 'nested', 'claude')

  it('law: the model, the body and the comments stay; doing it again changes nothing', () => {
    fc.assert(
      fc.property(arbitrarySkillText, styles, (text, style) => {
        const before = documentOf(text)
        const result = migrateSkill(before, { style })
        expect(result.problem).toBeUndefined()
        const after = documentOf(result.text)
        expect(plain(after.skill)).toEqual(plain(before.skill))
        expect(result.text.slice(after.bodyOffset)).toBe(text.slice(before.bodyOffset))
        for (const comment of text.slice(0, before.bodyOffset).match(/# (?:about|a comment|inside|why).*/g) ?? []) {
          expect(result.text).toContain(comment.trimEnd())
        }
        expect(migrateSkill(after, { style }).text).toBe(result.text)
      }),
      { numRuns: 200 },
    )
  })

  it('law: in the default style the result satisfies the specification, the reference library and MCP', () => {
    fc.assert(
      fc.property(arbitrarySkillText, (text) => {
        const after = documentOf(migrateSkill(documentOf(text)).text)
        const options = { frontmatterOnly: true } as const
        expect(validateSkill(after, options).issues).toEqual([])
        expect(validateSkill(after, { ...options, profile: 'mcp' }).issues).toEqual([])
        expect(validateSkill(after, { ...options, referenceExact: true }).issues).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})
