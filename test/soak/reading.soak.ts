import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assert, constantFrom, integer, property, tuple, uint8Array } from 'fast-check'
import { fixSkill, migrateSkill, parseDocument, parseSkill, validateSkill, type SkillDocument } from '@metier/core'
import { describe, expect, it } from 'vitest'
import { runs } from './runs.ts'

const fixtures = fileURLToPath(new URL('../../fixtures/', import.meta.url))
const files = readdirSync(fixtures, { recursive: true, encoding: 'utf8' })
  .filter((path) => /skill\.md$/i.test(path))
  .map((path) => readFileSync(join(fixtures, path)))
  .filter((bytes) => bytes.length < 20_000)

const read = (bytes: Uint8Array): SkillDocument =>
  parseDocument({ bytes, path: 'my-skill/SKILL.md', directoryName: 'my-skill' })

/** A fixture with a piece of it cut out, a piece of another put in, or bytes overwritten. */
const mutated = tuple(
  constantFrom(...files),
  constantFrom(...files),
  integer({ min: 0, max: 20_000 }),
  integer({ min: 0, max: 400 }),
  uint8Array({ maxLength: 6 }),
).map(([file, other, place, length, noise]) => {
  const at = place % (file.length + 1)
  const from = place % (other.length + 1)
  return Buffer.concat([
    file.subarray(0, at),
    noise,
    other.subarray(from, from + length),
    file.subarray(Math.min(file.length, at + (length >> 1))),
  ])
})

describe('mutated skills', () => {
  it('are read without a throw, alike whole and by their head, with every span inside the text', () => {
    assert(
      property(mutated, (bytes) => {
        const document = read(bytes)
        const { skill } = parseSkill({ bytes, path: 'my-skill/SKILL.md', directoryName: 'my-skill' })
        expect(skill).toEqual(document.skill)
        expect(skill === undefined).toBe(document.diagnostics.some(({ severity }) => severity === 'error'))
        const ends = document.diagnostics.map(({ range }) => range?.end.offset ?? 0)
        expect(Math.max(0, ...ends)).toBeLessThanOrEqual(document.text.length)
      }),
      { numRuns: runs(200_000) },
    )
  })

  it('are judged, mended and migrated without losing what they say', () => {
    assert(
      property(mutated, (bytes) => {
        const document = read(bytes)
        const { findings } = validateSkill(document, { level: 'strict', profile: 'spec' })
        expect(document.skill !== undefined || findings.some(({ severity }) => severity === 'error')).toBe(true)
        if (document.skill === undefined) return
        const fixed = read(Buffer.from(fixSkill(document, { level: 'standard', profile: 'spec' }).text))
        expect(fixed.skill?.description).toBe(document.skill.description)
        const { text, problem } = migrateSkill(document)
        if (problem !== undefined) return
        expect(read(Buffer.from(text)).skill?.description).toBe(document.skill.description)
        expect(migrateSkill(read(Buffer.from(text))).text).toBe(text)
      }),
      { numRuns: runs(10_000) },
    )
  })
})
