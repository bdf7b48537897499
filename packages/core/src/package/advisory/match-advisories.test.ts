import { describe, expect, it } from 'vitest'
import type { LockEntry } from '../lock-file.ts'
import { parseAdvisories } from '../../schema/parse-advisories.ts'
import type { AffectedSkill } from './advisory.ts'
import { matchAdvisories } from './match-advisories.ts'

const digest = (digit: string) => `sha256:${digit.repeat(64)}`
const key = `SHA256:${'A'.repeat(43)}`
const entry: LockEntry = {
  source: 'acme/skills',
  sourceType: 'github',
  computedHash: 'x',
  digest: digest('1'),
  commit: 'c'.repeat(40),
  version: '1.1.0',
  signer: key,
}
const skill = { name: 'pdf', entry, digest: digest('2') }

const matches = (affected: AffectedSkill, more: object = {}, of: typeof skill = skill) =>
  matchAdvisories(of, {
    updated: '2026-01-01T00:00:00Z',
    advisories: [{ id: 'A-1', severity: 'critical', summary: 'x', affected: [affected], ...more }],
  }).map(({ by }) => by)

describe('an advisory is about a skill', () => {
  it.each<[string, AffectedSkill, string | undefined]>([
    ['by the digest in the lock', { digest: digest('1') }, 'digest'],
    ['by the digest on disk', { digest: digest('2') }, 'digest'],
    ['not by another digest', { digest: digest('3') }, undefined],
    ['by the key that signed it', { signer: key }, 'signer'],
    ['not by another key', { signer: `SHA256:${'B'.repeat(43)}` }, undefined],
    ['by its source', { source: 'acme/skills' }, 'source'],
    ['by its source in another spelling', { source: 'Acme/Skills.git' }, 'source'],
    ['not by another source', { source: 'acme/skill' }, undefined],
    ['by source and name', { source: 'acme/skills', name: 'PDF' }, 'source'],
    ['not by source and another name', { source: 'acme/skills', name: 'docx' }, undefined],
    ['by a range that holds its version', { source: 'acme/skills', versions: '>=1.0 <1.2.0' }, 'version'],
    ['not by a range that does not', { source: 'acme/skills', versions: '<1.1.0' }, undefined],
    ['by exactly its version', { source: 'acme/skills', versions: '1.1' }, 'version'],
    ['by its commit', { source: 'acme/skills', commits: ['a'.repeat(40), 'c'.repeat(40)] }, 'commit'],
    ['not by another commit', { source: 'acme/skills', commits: ['a'.repeat(40)] }, undefined],
    ['not by a commit when the source is another', { source: 'x/y', commits: ['c'.repeat(40)] }, undefined],
  ])('%s', (_how, affected, by) => {
    expect(matches(affected)).toEqual(by === undefined ? [] : [by])
  })

  it('by its name in the source when it is installed under another', () => {
    const aliased = { ...skill, name: 'paper', entry: { ...entry, as: 'pdf' } }
    expect(matches({ source: 'acme/skills', name: 'pdf' }, {}, aliased)).toEqual(['source'])
    expect(matches({ source: 'acme/skills', name: 'paper' }, {}, aliased)).toEqual([])
  })

  it('by a range when nobody knows its version: named once too often rather than not', () => {
    const { version: _version, ...unknown } = entry
    expect(matches({ source: 'acme/skills', versions: '<1.0.0' }, {}, { ...skill, entry: unknown })).toEqual([
      'version',
    ])
  })

  it('not once it was withdrawn', () => {
    expect(matches({ digest: digest('1') }, { withdrawn: true })).toEqual([])
  })
})

describe('a list of advisories', () => {
  const advisory = { id: 'A-1', severity: 'warn', summary: 'x', affected: [{ source: 'acme/skills' }] }
  const list = { schema: 'metier.advisories/1', updated: '2026-01-01T00:00:00Z', advisories: [advisory] }

  it('is read, with members that are not known', () => {
    const parsed = parseAdvisories(JSON.stringify({ ...list, more: 1, advisories: [{ ...advisory, later: true }] }))
    expect(parsed).toMatchObject({ list: { advisories: [{ id: 'A-1' }] } })
  })

  it.each([
    ['no JSON', '{'],
    ['another schema', JSON.stringify({ ...list, schema: 'metier.advisories/2' })],
    ['no time', JSON.stringify({ ...list, updated: 'yesterday' })],
    ['an advisory about nothing', JSON.stringify({ ...list, advisories: [{ ...advisory, affected: [] }] })],
    [
      'an advisory about every skill of a name',
      JSON.stringify({ ...list, advisories: [{ ...advisory, affected: [{ name: 'pdf' }] }] }),
    ],
    ['a link that is none', JSON.stringify({ ...list, advisories: [{ ...advisory, url: 'javascript:alert(1)' }] })],
    [
      'a range that nobody understands',
      JSON.stringify({ ...list, advisories: [{ ...advisory, affected: [{ source: 'a', versions: '^1' }] }] }),
    ],
  ])('with %s is no list at all, not even in part', (_what, text) => {
    expect(parseAdvisories(text)).toHaveProperty('problem')
  })
})
