import { MetierError } from '@metier/core'
import { createCollectingJournal, createTemporaryTree } from '@metier/testing'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createContext } from './create-context.ts'
import { planAfresh } from './plan-afresh.ts'
import { team } from './team.ts'

const refused = (data: Readonly<Record<string, unknown>>) =>
  new MetierError({ code: 'refused', message: 'x was changed.', next: 'Again.', data })

describe('planAfresh', () => {
  it.each([
    ['for what is outdated', { outdated: true }, 3, 'done'],
    ['for no other refusal', { outdated: false }, 1, undefined],
  ])('begins again %s', async (_, data, tries, result) => {
    let count = 0
    const act = async () => {
      count += 1
      if (count < 3) throw refused(data)
      return 'done'
    }
    expect(await planAfresh(act).catch(() => undefined)).toBe(result)
    expect(count).toBe(tries)
  })

  it('gives up where it never is', async () => {
    await expect(planAfresh(() => Promise.reject(refused({ outdated: true })))).rejects.toThrow(/was changed/)
  })
})

describe('several that write at the same time', { timeout: 60_000 }, () => {
  let tree: ReturnType<typeof createTemporaryTree>
  beforeEach(() => {
    tree = createTemporaryTree({ '.git/HEAD': '', '.ai-team/agents/fenster/charter.md': '# Fenster\n' })
  })
  afterEach(() => tree.cleanUp())

  const run = (input: object, said?: string) => {
    const journal = createCollectingJournal()
    const home = tree.at('home')
    const standardInput = said === undefined ? {} : { standardInput: async () => said }
    const context = createContext({ cwd: tree.path, version: '1', home, environment: {}, journal, ...standardInput })
    return team.handler(team.input.parse(input), context)
  }
  const read = (path: string) => readFileSync(tree.at(`.ai-team/${path}`), 'utf8')
  const numbers = Array.from({ length: 6 }, (_, at) => String.fromCodePoint(97 + at).repeat(3))

  it('no lesson is lost, and the last knows what the first said', async () => {
    await Promise.all(numbers.map((each) => run({ action: 'teach', subject: `Always use pnpm for ${each}` })))
    const lines = read('skills/pnpm/SKILL.md').split('\n')
    expect(lines.filter((line) => line.startsWith('- ')).toSorted()).toEqual(
      numbers.map((each) => `- Always use pnpm for ${each}.`),
    )
  })

  it('no note is lost', async () => {
    const learned = numbers.map((each) =>
      run({ action: 'learn', subject: 'fenster', title: each }, `It broke on ${each}.`),
    )
    await Promise.all(learned)
    for (const each of numbers) expect(read('agents/fenster/history.md')).toContain(`It broke on ${each}.`)
  })

  it('two decisions about one thing are two', async () => {
    const said = ['We decided to use Postgres for invoices', 'We decided to use Postgres for reports']
    const all = await Promise.all(said.map((subject) => run({ action: 'teach', subject })))
    const paths = all.map(({ taught }) => taught?.path ?? '').toSorted()
    expect(paths).toEqual(['decisions/inbox/user-postgres-2.md', 'decisions/inbox/user-postgres.md'])
    expect(paths.map(read).join('')).toMatch(/invoices[\s\S]*reports|reports[\s\S]*invoices/)
  })
})
