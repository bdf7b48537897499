import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentOf } from './document-of.case.ts'
import type { Skill } from './skill.ts'
import { validateSkill } from './validate-skill.ts'
import type { MetadataStyle } from './write/metadata-style.ts'
import { writeSkill } from './write-skill.ts'

const least = { name: 'my-skill', description: 'Use when asked.' }

// Words as people write them, and what YAML and JSON could mistake for something else.
const word = fc.oneof(
  fc.stringMatching(/^[a-z][\w.:-]{0,8}[a-z]$/),
  fc.constantFrom(
    'true',
    'null',
    '1.0',
    '0o17',
    'a: b',
    'x # y',
    '- z',
    "it's",
    '"q"',
    '日本',
    '---',
    'a --- b',
    '~',
    '{a}',
    '&b',
    '*c',
  ),
)
const text = fc
  .oneof(word, fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }))
  .map((value) => value.trim())
  // Reading a text that is JSON gives what it stands for, by design.
  .filter((value) => value !== '' && !/^[[{]/.test(value) && !/[\0\r\u0085\u2028\u2029\ufffe\uffff]/.test(value))
const words = fc.uniqueArray(text, { maxLength: 3 })
const token = fc.stringMatching(/^[A-Za-z]{1,6}(?:\([a-z *:]{0,6}\))?$/)
const tools = fc.uniqueArray(token, { maxLength: 3 })
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

const skills: fc.Arbitrary<Partial<Skill>> = fc
  .record({
    license: optional(text),
    compatibility: optional(text),
    allowedTools: optional(tools),
    disallowedTools: optional(tools),
    version: optional(text),
    authors: optional(words),
    triggers: optional(words),
    intents: optional(words),
    tags: optional(words),
    category: optional(text),
    mcp: optional(fc.array(fc.record({ name: text, optional: fc.boolean(), reason: text }), { maxLength: 2 })),
    roles: optional(words),
    requires: optional(fc.record({ bins: words, anyBins: words, env: words, config: words, tools: words })),
    os: optional(fc.uniqueArray(fc.constantFrom('darwin', 'linux', 'win32'))),
    install: optional(
      fc.array(fc.record({ id: text, kind: word, bins: words, details: fc.record({ formula: text }) }), {
        maxLength: 2,
      }),
    ),
    always: optional(fc.boolean()),
    context: optional(fc.constantFrom('inline', 'fork')),
    model: optional(text),
    userInvocable: optional(fc.boolean()),
    disableModelInvocation: optional(fc.boolean()),
    argumentHint: optional(text),
    enabled: optional(fc.boolean()),
    confidence: optional(text),
    metadata: optional(fc.record({ team: text, nested: fc.record({ deep: words }) })),
    extra: optional(fc.record({ custom: text, list: words })),
  })
  .map((record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)))

const styles = fc.constantFrom<MetadataStyle>('string', 'nested', 'claude')
const plain = (value: object | undefined): object => Object.assign({}, JSON.parse(JSON.stringify(value ?? {})))

describe('writeSkill', () => {
  it('writes the fields of the specification and leaves out what is empty', () => {
    expect(writeSkill({ ...least, tags: [], allowedTools: ['Read', 'Bash(git add *)'] }, 'Body\n')).toBe(
      '---\nname: my-skill\ndescription: Use when asked.\nallowed-tools: Read Bash(git add *)\n---\nBody\n',
    )
  })

  it('SQD-8 writes version and author as quoted texts under metadata', () => {
    const written = writeSkill({ ...least, version: '1.0', authors: ['Ada', 'Bob'] }, '')
    expect(written).toContain("metadata:\n  version: '1.0'\n  author: 'Ada, Bob'\n")
  })

  it('writes servers as one text of JSON, or as a block', () => {
    const skill = { ...least, mcp: [{ name: 'db', reason: 'to ask', optional: true }] }
    expect(writeSkill(skill, '')).toContain(`mcp-servers: '[{"name":"db","reason":"to ask","optional":true}]'`)
    expect(writeSkill(skill, '', { metadataStyle: 'nested' })).toContain(
      '  mcp-servers:\n    - name: db\n      reason: to ask\n      optional: true\n',
    )
  })

  it('writes what Claude Code reads at the top level when asked', () => {
    const skill = { ...least, userInvocable: false, arguments: ['a', 'b'], context: 'fork' as const }
    expect(writeSkill(skill, '', { metadataStyle: 'claude' })).toBe(
      '---\nname: my-skill\ndescription: Use when asked.\ncontext: fork\nuser-invocable: false\narguments:\n  - a\n  - b\n---\n',
    )
  })

  it('OST-10 gives the same skill with and without each optional field', () => {
    const full = { version: '1.0.0', authors: ['Ada'], tags: ['a'], triggers: ['b c'], dependencies: ['d'], mcp: [] }
    for (const field of Object.keys(full)) {
      const some = Object.fromEntries(Object.entries(full).filter(([key]) => key !== field))
      expect(documentOf(writeSkill({ ...least, ...some }, '')).skill).toMatchObject({ ...least, ...some })
    }
    expect(documentOf(writeSkill(least, '')).skill).toMatchObject(least)
  })

  it('law: reading what was written gives the model back', () => {
    fc.assert(
      fc.property(skills, text, styles, fc.string(), (skill, description, metadataStyle, body) => {
        const model = { ...skill, name: 'my-skill', description }
        const document = documentOf(writeSkill(model, body.replaceAll('\0', ''), { metadataStyle }))
        expect(document.diagnostics).toEqual([])
        expect(plain(document.skill)).toMatchObject(plain(model))
        expect(document.text.slice(document.bodyOffset)).toBe(body.replaceAll('\0', ''))
      }),
      { numRuns: 200 },
    )
  })

  it('law: the reference library accepts what was written', () => {
    fc.assert(
      fc.property(skills, (skill) => {
        const document = documentOf(writeSkill({ ...skill, ...least }, 'Body\n'))
        expect(validateSkill(document, { frontmatterOnly: true }).issues).toEqual([])
        expect(validateSkill(document, { referenceExact: true }).issues).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})
