import { describe, expect, it } from 'vitest'
import type { IncomingSkill, InstallPlace, PresentThing } from './install-plan.ts'
import type { LockEntry } from './lock-file.ts'
import { planInstall, type PlanInstallOptions } from './plan-install.ts'

const digest = (letter: string) => `sha256:${letter.repeat(64)}`
const entry = (letter: string, more: Partial<LockEntry> = {}): LockEntry => ({
  source: 'acme/skills',
  sourceType: 'github',
  skillPath: 'pdf/SKILL.md',
  computedHash: letter,
  digest: digest(letter),
  ...more,
})
const pdf = (letter: string, more: Partial<LockEntry> = {}): IncomingSkill => ({
  name: 'pdf',
  digest: digest(letter),
  entry: entry(letter, more),
})
const home: InstallPlace = { root: '/p/.agents/skills', agents: ['codex'], form: 'files' }
const claude: InstallPlace = { root: '/p/.claude/skills', agents: ['claude-code'], form: 'link' }

interface Given {
  readonly incoming?: readonly IncomingSkill[]
  readonly places?: PlanInstallOptions['places']
  readonly locked?: Readonly<Record<string, LockEntry>>
  readonly there?: Readonly<Record<string, PresentThing>>
  readonly overwrite?: boolean
}

function plan({ incoming = [pdf('b')], places = [home], locked = {}, there = {}, overwrite = false }: Given) {
  return planInstall({
    incoming,
    places,
    overwrite,
    lock: { skills: new Map(Object.entries(locked)), extra: {} },
    present: (path) => there[path],
    paths: {
      directory: (root, name) => `${root}/${name}`,
      linkTo: (_from, to) => `../../${to.split('/').slice(2).join('/')}`,
    },
  })
}

const at = '/p/.agents/skills/pdf'
const directory = (letter: string): PresentThing => ({ kind: 'directory', digest: digest(letter) })

describe('planInstall', () => {
  it.each<[string, Given, string, boolean?]>([
    ['nothing is there', {}, 'create'],
    ['the very same is there', { there: { [at]: directory('b') } }, 'keep'],
    [
      'an older one of the same source is there',
      { locked: { pdf: entry('a') }, there: { [at]: directory('a') } },
      'replace',
    ],
    [
      'another ref of the source was there',
      {
        incoming: [pdf('b', { ref: 'v2' })],
        locked: { pdf: entry('a', { ref: 'v1' }) },
        there: { [at]: directory('a') },
      },
      'replace',
    ],
    [
      'it was changed here and may go',
      { locked: { pdf: entry('a') }, there: { [at]: directory('x') }, overwrite: true },
      'replace',
      true,
    ],
    ['a stranger is there and may go', { there: { [at]: { kind: 'other' } }, overwrite: true }, 'replace', true],
    [
      'another source is there, as it was installed, and may go',
      { locked: { pdf: entry('a', { source: 'other/skills' }) }, there: { [at]: directory('a') }, overwrite: true },
      'replace',
    ],
  ])('when %s', (_case, given, action, backup = false) => {
    const { steps, refusals } = plan(given)
    expect(refusals).toEqual([])
    expect(steps).toEqual([{ name: 'pdf', path: at, form: 'files', action, backup }])
  })

  it.each<[string, Given, string]>([
    ['it was changed here', { locked: { pdf: entry('a') }, there: { [at]: directory('x') } }, 'changed-here'],
    [
      'it cannot be read',
      { locked: { pdf: entry('a') }, there: { [at]: { kind: 'directory', digest: undefined } } },
      'changed-here',
    ],
    ['nobody installed it', { there: { [at]: directory('x') } }, 'not-ours'],
    ['a file stands in its way', { there: { [at]: { kind: 'other' } } }, 'not-ours'],
    [
      'it is from elsewhere',
      { locked: { pdf: entry('a', { source: 'other/skills' }) }, there: { [at]: directory('a') } },
      'other-source',
    ],
    ['two want one folder', { incoming: [pdf('b'), { ...pdf('c'), name: 'PDF' }] }, 'same-name'],
  ])('refuses when %s, with a way out', (_case, given, why) => {
    const { refusals } = plan(given)
    expect(refusals.map((refusal) => refusal.why)).toEqual([why])
    expect(refusals[0]?.next).toMatch(/--as|--overwrite/)
  })

  it('links the other agents to the one copy', () => {
    const { steps } = plan({ places: [home, claude] })
    expect(steps.map(({ path, form, action }) => [path, form, action])).toEqual([
      [at, 'files', 'create'],
      ['/p/.claude/skills/pdf', 'link', 'create'],
    ])
  })

  it.each([
    ['that leads there', '../../.agents/skills/pdf', 'keep'],
    ['that leads elsewhere', '/etc', 'replace'],
  ])('knows a link %s', (_case, target, action) => {
    const link: PresentThing = { kind: 'link', target }
    const { steps } = plan({
      places: [home, claude],
      locked: { pdf: entry('a') },
      there: { '/p/.claude/skills/pdf': link },
    })
    expect(steps[1]?.action).toBe(action)
  })

  it('keeps in the lock what others wrote and what the user said, and drops what is no longer so', () => {
    const before = entry('a', { ref: 'v1', commit: '0'.repeat(40), pinned: true, subagents: ['x'], agents: ['cursor'] })
    const { entries } = plan({ locked: { pdf: before }, there: { [at]: directory('a') } })
    const { pinned: _pinned, subagents: _subagents, agents: _agents, ...previous } = before
    const kept = { pinned: true, subagents: ['x'], agents: ['codex', 'cursor'] }
    expect(entries.get('pdf')).toEqual({ ...entry('b'), ...kept, previous })
  })
})
