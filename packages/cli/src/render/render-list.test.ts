import type { ListOutput } from '@metier/operations'
import { describe, expect, it } from 'vitest'
import { chooseStyle } from '../terminal/choose-style.ts'
import { textWidth } from '../terminal/text-width.ts'
import { renderList } from './render-list.ts'

type Row = ListOutput['skills'][number]

const row = (changes: Partial<Row> = {}): Row => ({
  name: 'deploy',
  description: 'Deploys the shop to production when a release is wanted. '.repeat(3),
  state: 'active',
  reasons: [],
  scope: 'project',
  source: 'agents',
  location: '/home/ada/shop/.agents/skills/deploy/SKILL.md',
  digest: null,
  tokens: 10,
  ...changes,
})

async function render(skills: readonly Row[], width: number): Promise<readonly string[]> {
  const style = chooseStyle({ isTerminal: false, environment: {}, color: false })
  const output: ListOutput = { schema: 'metier.list/1', skills: [...skills], hidden: { inactive: 0, shadowed: 0 } }
  const page = { style, width, verbose: false, isTerminal: true, cwd: '/home/ada/shop', home: '/home/ada' }
  const { answer } = await renderList(output, page, {})
  return String(answer).split('\n')
}

const longName = 'a-very-long-name-of-a-skill-that-goes-on-up-to-the-limit'

describe('renderList', () => {
  it.each([50, 60, 80, 120])('keeps each skill on one line of %d columns, whatever it is called', async (width) => {
    const rows = [row(), row({ name: longName }), row({ name: '技能测试'.repeat(6) })]
    for (const line of await render(rows, width)) expect(textWidth(line)).toBeLessThanOrEqual(width)
    expect((await render([row()], width))[0]).toContain('Deploys the')
  })

  it('keeps the states on the line too, in a narrow terminal', async () => {
    const rows = [row({ name: longName }), row({ state: 'disabled' })]
    for (const line of await render(rows, 50)) expect(textWidth(line)).toBeLessThanOrEqual(50)
  })

  it('cuts names only where there is no room, and at 32 columns', async () => {
    expect((await render([row({ name: 'exactly-thirty-two-characters-xx' })], 80))[0]).toContain('-characters-xx  ')
    expect((await render([row({ name: longName })], 200))[0]).toMatch(/^a-very-long-name-of-a-skill-tha…  /)
  })

  it('names the skill that comes first by a path that starts here', async () => {
    const first = '/home/ada/shop/.claude/skills/deploy/SKILL.md'
    const message = `${first} has the same name and comes first.`
    const shadowed = row({ shadowedBy: first, reasons: [{ code: 'shadowed', message }] })
    expect((await render([shadowed], 80))[1]).toBe(
      '  └ .claude/skills/deploy/SKILL.md has the same name and comes first.',
    )
  })

  it('goes on with a long reason below its beginning', async () => {
    const message = 'The security scan found something critical: look at it with `metier scan`.'
    const blocked = row({ state: 'blocked', reasons: [{ code: 'scan-blocked', message }] })
    expect((await render([blocked], 60)).slice(1, 3)).toEqual([
      '  └ The security scan found something critical: look at it',
      '    with `metier scan`.',
    ])
  })
})
