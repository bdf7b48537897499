import { parseSkill, type CatalogEntry } from '@metier/core'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { SkillDirectories, decodeSkillRecord, encodeSkillRecord } from './encode-skill-record.ts'

interface Kept {
  readonly name: string
  readonly directory: string
  readonly description: string
  readonly triggers: readonly string[]
  readonly stale: boolean
  readonly isDescribed: boolean
}

const name = fc.stringMatching(/^[a-z]{1,9}$/)
const kept: fc.Arbitrary<Kept> = fc.record({
  name,
  directory: fc.constantFrom('/skills/other', '/skills/a', '/Ünïcode/a'),
  description: fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('two\0parts')),
  triggers: fc.array(name, { maxLength: 3 }),
  stale: fc.boolean(),
  isDescribed: fc.boolean(),
})

function entryOf({ name, directory, description, triggers, stale }: Kept): CatalogEntry {
  const bytes = new TextEncoder().encode(`---\nname: a\ndescription: b\ntriggers: [${triggers.join(', ')}]\n---\n`)
  const { skill } = parseSkill({ bytes, path: `${directory}/SKILL.md`, directoryName: 'a' }, {})
  const candidate = {
    root: { path: '/skills', scope: 'user', order: 0, source: 'agents' } as const,
    directory,
    location: `${directory}/SKILL.md`,
    skill: skill && { ...skill, triggers },
    key: name,
    directoryKey: name,
    diagnostics: [],
    size: 70_000,
    modified: 8.5,
    digest: null,
    verdict: 'unscanned' as const,
    trusted: true,
    stale,
  }
  return { candidate, name, description, state: 'active', reasons: [] }
}

it('gives back what it was made of, and a description where one was wanted that is one and what the file says', () => {
  fc.assert(
    fc.property(fc.array(kept, { maxLength: 6 }), (all) => {
      const directories = new SkillDirectories()
      for (const each of all) {
        const record = encodeSkillRecord(entryOf(each), { directories, isDescribed: each.isDescribed })
        const hasDescription = each.isDescribed && !each.stale && !each.description.includes('\0')
        expect(decodeSkillRecord(record, directories.list)).toEqual({
          name: each.name,
          location: `${each.directory}/SKILL.md`,
          size: 70_000,
          modified: 8.5,
          active: true,
          trusted: true,
          scope: 'user',
          source: 'agents',
          triggers: each.triggers,
          ...(hasDescription && { description: each.description }),
        })
      }
    }),
  )
})
