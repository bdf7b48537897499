import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { fixSkill } from './fix-skill.ts'
import { migrateSkill } from './migrate-skill.ts'
import { parseDocument } from './parse-document.ts'
import { reparse } from './reparse.ts'
import type { SkillDocument } from './skill-document.ts'
import { validateSkill } from './validate-skill.ts'

// Skills that others wrote; they lie beside the repository and are no part of it.
const corpus = fileURLToPath(new URL('../../../../../shared/corpus/skills/', import.meta.url))
const dialects = fileURLToPath(new URL('../../../../fixtures/dialects/', import.meta.url))

function documentsBelow(root: string): readonly SkillDocument[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:^|[/\\])SKILL\.md$/.test(path))
    .map((path) => {
      const directoryName = basename(dirname(join(root, path)))
      return parseDocument({ bytes: readFileSync(join(root, path)), path, directoryName })
    })
}

const frontmatterOnly = { frontmatterOnly: true } as const
const errorsOf = (document: SkillDocument) =>
  validateSkill(document, frontmatterOnly).findings.filter(({ severity }) => severity === 'error')

const count = (document: SkillDocument) =>
  validateSkill(document, { profile: 'mcp' }).findings.filter(({ severity }) => severity === 'error').length

// Whether a name or a description is legal is for a person to settle.
const personal = /^(?:name-|description-|missing-name|compatibility-|wrong-type)/

describe('skills of the five systems', () => {
  it.each(documentsBelow(dialects).map((document) => ({ path: document.path, document })))(
    'R-3 $path satisfies specification and reference library once it is migrated',
    ({ document }) => {
      const { text, problem } = migrateSkill(document)
      expect(problem).toBeUndefined()
      const after = reparse(document, text)
      const left = errorsOf(after).filter(({ code }) => !personal.test(code))
      expect(left).toEqual([])
      const verdict = validateSkill(after, { referenceExact: true }).issues
      expect(verdict.filter((issue) => !/Skill name|Directory name/.test(issue))).toEqual([])
    },
  )
})

describe.skipIf(!existsSync(corpus))('real skills (skipped where ../shared/corpus is absent)', () => {
  const documents = existsSync(corpus) ? documentsBelow(corpus) : []
  const loaded = documents.filter((document) => document.skill !== undefined)

  it('are all migrated, to the same meaning, and stay migrated', () => {
    expect(loaded.length).toBeGreaterThan(500)
    for (const document of loaded) {
      const { text, problem } = migrateSkill(document)
      expect([document.path, problem]).toEqual([document.path, undefined])
      const after = reparse(document, text)
      expect(errorsOf(after).filter(({ code }) => !personal.test(code) && code !== 'unexpected-field')).toEqual([])
      expect([document.path, migrateSkill(after).text === text]).toEqual([document.path, true])
    }
  })

  it('never get more errors from a fix', () => {
    // Reading every body several times takes minutes; every twentieth skill will do.
    for (const document of documents.filter((_, index) => index % 20 === 0)) {
      const { text, applied } = fixSkill(document, { profile: 'mcp' })
      const after = applied.length === 0 ? document : reparse(document, text)
      expect([document.path, count(after) <= count(document)]).toEqual([document.path, true])
    }
  }, 120_000)
})
