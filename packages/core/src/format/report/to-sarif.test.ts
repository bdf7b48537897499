import { describe, expect, it } from 'vitest'
import { skillOf } from '../document-of.case.ts'
import { validateSkill } from '../validate-skill.ts'
import { toSarif } from './to-sarif.ts'

describe('toSarif', () => {
  it('is a log of one run without results when nothing was found', () => {
    expect(toSarif([{ path: 'a/SKILL.md', findings: [] }], { version: '1.2.3' })).toEqual({
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'metier', version: '1.2.3', rules: [] } },
          columnKind: 'utf16CodeUnits',
          results: [],
        },
      ],
    })
  })

  it('has each code once as a rule, and results that point at their rule and their place', () => {
    const { findings } = validateSkill(
      skillOf('name: MySkill\ndescription: Use when asked for a chart.\nlevel: 1\nother: 2', 'MySkill'),
    )
    const log = toSarif([{ path: 'skills/MySkill/SKILL.md', findings }], {
      version: '1',
      helpBase: 'https://example.org/',
    })
    expect(log).toMatchObject({
      runs: [
        {
          tool: {
            driver: {
              rules: [
                { id: 'name-not-lowercase', helpUri: 'https://example.org/name-not-lowercase' },
                { id: 'unexpected-field', shortDescription: { text: 'A top-level field is not in the specification' } },
              ],
            },
          },
          results: [
            {
              ruleId: 'unexpected-field',
              ruleIndex: 1,
              level: 'error',
              locations: [{ physicalLocation: { region: { startLine: 4, startColumn: 1, endLine: 4, endColumn: 6 } } }],
            },
            { ruleId: 'unexpected-field', ruleIndex: 1 },
            { ruleId: 'name-not-lowercase', ruleIndex: 0 },
          ],
        },
      ],
    })
  })

  it('writes paths as references that any reader understands', () => {
    const findings = [{ code: 'x', severity: 'info' as const, message: 'm' }]
    const log = JSON.stringify(toSarif([{ path: 'a b\\ü#\ud800/SKILL.md', findings }], { version: '1' }))
    expect(log).toContain('"uri":"a%20b/%C3%BC%23%EF%BF%BD/SKILL.md"')
    expect(log).toContain('"level":"note"')
  })
})
