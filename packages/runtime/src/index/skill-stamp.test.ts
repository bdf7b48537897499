import type { CatalogEntry } from '@metier/core'
import { expect, it } from 'vitest'
import { skillStamp } from './skill-stamp.ts'

const root = { path: '/skills', scope: 'project', order: 0, source: 'agents' } as const

function entryOf(changes: Partial<CatalogEntry>, of: Partial<CatalogEntry['candidate']> = {}): CatalogEntry {
  const candidate = {
    root,
    directory: '/skills/notes',
    location: '/skills/notes/SKILL.md',
    skill: undefined,
    key: 'notes',
    directoryKey: 'notes',
    diagnostics: [],
    size: 400,
    modified: 1_790_000_000_000.25,
    digest: null,
    verdict: 'unscanned' as const,
    trusted: true,
    ...of,
  }
  return { candidate, name: 'notes', description: 'Takes notes.', state: 'active', reasons: [], ...changes }
}

const others: readonly (readonly [string, CatalogEntry])[] = [
  ['a byte more', entryOf({}, { size: 401 })],
  ['a quarter of a millisecond later', entryOf({}, { modified: 1_790_000_000_000.5 })],
  ['another millisecond', entryOf({}, { modified: 1_790_000_000_001.25 })],
  ['size and time changed places', entryOf({}, { size: 1_790_000_000_000.25, modified: 400 })],
  ['no trust', entryOf({}, { trusted: false })],
  ['another state', entryOf({ state: 'disabled' })],
  ['another name', entryOf({ name: 'note' })],
  ['a longer description', entryOf({ description: 'Takes notes!!' })],
  ['another place', entryOf({}, { location: '/skills/note/SKILL.md' })],
  ['a place outside of the root', entryOf({}, { location: '/elsewhere/notes/SKILL.md' })],
  ['another root', entryOf({}, { root: { ...root, path: '/skill' }, location: '/skill/notes/SKILL.md' })],
  ['another scope', entryOf({}, { root: { ...root, scope: 'user' } })],
  ['another source', entryOf({}, { root: { ...root, source: 'claude' } })],
]

it('is the same for the same skill, whoever read it', () => {
  expect(skillStamp(entryOf({}, { root: { ...root } }))).toEqual(skillStamp(entryOf({})))
})

it.each(others)('is another for %s', (_, other) => {
  const [first, second] = skillStamp(entryOf({}))
  const [otherFirst, otherSecond] = skillStamp(other)
  // Both halves, so that neither is there for nothing.
  expect(otherFirst).not.toBe(first)
  expect(otherSecond).not.toBe(second)
})

it('differs among a hundred thousand skills that lie and weigh alike', () => {
  const stamps = Array.from({ length: 100_000 }, (_, at) =>
    skillStamp(
      entryOf({ name: `skill-${at}` }, { location: `/skills/skill-${at}/SKILL.md`, size: 400 + (at % 7) }),
    ).join(),
  )
  expect(new Set(stamps).size).toBe(stamps.length)
})
