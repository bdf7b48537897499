import { describe, expect, it } from 'vitest'
import type { SkillFiles } from '../../package/merge-files.ts'
import { acceptDraft } from './accept-draft.ts'
import { readDraft } from './read-draft.ts'
import type { TeamDraft } from './team-draft.ts'
import { writeDraft } from './write-draft.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const digestOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const files = (all: Readonly<Record<string, string>>): SkillFiles =>
  new Map(Object.entries(all).map(([path, text]) => [path, { bytes: encode(text), executable: false }]))

const draft: TeamDraft = {
  name: 'caches',
  to: 'fenster',
  by: 'curate',
  why: ['Stands three times.'],
  replaces: [{ path: 'agents/fenster/skills/old', files: new Map([['SKILL.md', 'old']]) }],
  files: files({ 'SKILL.md': 'new', 'references/a.md': 'a' }),
}
const written = (one: TeamDraft): SkillFiles =>
  new Map(
    writeDraft(one).map(({ path, bytes }) => [
      path.slice(`drafts/${one.name}/`.length),
      { bytes: bytes ?? new Uint8Array(), executable: false },
    ]),
  )
const accept = (one: TeamDraft, there: Readonly<Record<string, SkillFiles>>) =>
  acceptDraft({ draft: one, all: written(one), skillAt: (path) => there[path] ?? new Map(), digestOf })

describe('a draft', () => {
  it('is read as it was written', () => {
    expect(readDraft('caches', written(draft))).toEqual(draft)
  })

  it.each([
    ['no draft', {}],
    ['a member elsewhere', { to: '../..' }],
    ['skills elsewhere', { replaces: [{ path: '../../skills/x', files: {} }] }],
    ['files elsewhere', { replaces: [{ path: 'skills/x', files: { '../y': 'z' } }] }],
    ['something else', { replaces: ['skills/x'] }],
  ])('that names %s is none', (what, about) => {
    const all = new Map([...files({ 'SKILL.md': 'x' }), ...files({ 'draft.json': JSON.stringify(about) })])
    if (what === 'no draft') all.delete('draft.json')
    expect(readDraft('x', all)).toBeUndefined()
  })

  it('accepted, lies with its owner, and what it replaces is kept', () => {
    const { path, changes } = accept(draft, { 'agents/fenster/skills/old': files({ 'SKILL.md': 'old' }) })
    expect(path).toBe('agents/fenster/skills/caches')
    expect(changes.map((change) => [change.path, change.bytes === null, change.keeps])).toEqual([
      ['agents/fenster/skills/old/SKILL.md', true, true],
      ['agents/fenster/skills/caches/SKILL.md', false, false],
      ['agents/fenster/skills/caches/references/a.md', false, false],
      ['drafts/caches/SKILL.md', true, false],
      ['drafts/caches/references/a.md', true, false],
      ['drafts/caches/draft.json', true, true],
    ])
  })

  it('takes the place of a skill of its own name in one step', () => {
    const own = {
      ...draft,
      replaces: [{ path: 'agents/fenster/skills/caches', files: new Map([['SKILL.md', 'old']]) }],
    }
    const { changes } = accept(own, { 'agents/fenster/skills/caches': files({ 'SKILL.md': 'old' }) })
    expect(changes[0]).toMatchObject({
      path: 'agents/fenster/skills/caches/SKILL.md',
      keeps: true,
      bytes: encode('new'),
    })
  })

  it.each([
    ['has changed', files({ 'SKILL.md': 'edited' })],
    ['has more', files({ 'SKILL.md': 'old', more: '' })],
    ['is gone', new Map()],
  ])('is not accepted where what it replaces %s', (_, there) => {
    expect(() => accept(draft, { 'agents/fenster/skills/old': there })).toThrow(/has changed since/)
  })

  it('is not accepted over another skill', () => {
    const there = { 'agents/fenster/skills/caches': files({ 'SKILL.md': 'x' }) }
    expect(() => accept({ ...draft, replaces: [] }, there)).toThrow(/a skill in .* already/)
  })
})
