import { describe, expect, it } from 'vitest'
import type { FindAnswer, SkillRow } from '../daemon/answers.ts'
import { rankedRows } from './ranked-rows.ts'

const row = (name: string, more: Partial<SkillRow> = {}): SkillRow => ({
  name,
  description: `Does ${name}.`,
  state: 'active',
  reasons: [],
  scope: 'project',
  source: 'agents',
  location: `/skills/${name}/SKILL.md`,
  tokens: 10,
  ...more,
})
const rows = [
  row('alpha'),
  row('beta', { description: 'Like alpha.' }),
  row('gamma', { state: 'disabled' }),
  row('alpha', { location: '/old/alpha/SKILL.md', shadowedBy: '/skills/alpha/SKILL.md' }),
]
const found: FindAnswer = {
  verdict: 'fits',
  matches: [
    {
      name: 'beta',
      location: '/skills/beta/SKILL.md',
      why: [
        { field: 'body', words: ['x', 'y'] },
        { field: 'name', words: ['x'] },
      ],
    },
    { name: 'gone', location: '/skills/gone/SKILL.md', why: [] },
  ],
}
const places = (shown: ReturnType<typeof rankedRows>) =>
  shown.map(({ row }) => row.location.split('/').slice(1, 3).join(' '))

describe('rankedRows', () => {
  it.each([
    ['all', ['skills alpha', 'skills beta', 'skills gamma', 'old alpha']],
    ['active', ['skills alpha', 'skills beta']],
    ['disabled', ['skills gamma']],
    ['shadowed', ['old alpha']],
    ['blocked', []],
  ])('shows those in state %s', (state, shown) => {
    expect(places(rankedRows(rows, { query: '', state }))).toEqual(shown)
  })

  it('finds by name before description while the daemon has not answered', () => {
    expect(places(rankedRows(rows, { query: ' Alpha ', state: 'all' }))).toEqual([
      'skills alpha',
      'old alpha',
      'skills beta',
    ])
  })

  it('puts what the daemon ranked first, each skill once, with the words it was found by', () => {
    const shown = rankedRows(rows, { query: 'alpha', state: 'all', found })
    expect(places(shown)).toEqual(['skills beta', 'skills alpha', 'old alpha'])
    expect(shown.map(({ why }) => why)).toEqual([['x', 'y'], [], []])
  })

  it('shows nothing that is in another state, found or not', () => {
    expect(places(rankedRows(rows, { query: 'alpha', state: 'shadowed', found }))).toEqual(['old alpha'])
  })
})
