import { digestDirectory, openApprovals } from '@metier/runtime'
import { describe, expect, it } from 'vitest'
import { permissions } from './permissions.ts'
import { createTestContext } from './test-context.case.ts'

const directory = '/home/user/.claude/skills/git'

function open() {
  const context = createTestContext({
    [`${directory}/SKILL.md`]: '---\nname: git\ndescription: Does git things.\n---\n',
    '/home/user/.config/metier/config.yaml': 'permissions: { allow: ["Bash(echo:*)"], deny: ["Bash(rm:*)"] }\n',
  })
  const digest = digestDirectory(context.fileSystem, directory)
  const approvals = openApprovals(context)
  const grants = { network: true, workspace: 'read', credentials: ['~/.config/gh'] } as const
  approvals.add({ skill: 'git', directory, digest, patterns: ['Bash(gh pr:*)'], grants })
  approvals.add({
    skill: 'old',
    directory: '/gone',
    digest: 'x',
    patterns: ['Bash'],
    grants: { network: false, credentials: [] },
  })
  const ask = async (input: object) => permissions.handler(permissions.input.parse(input), context)
  return { context, approvals, ask }
}

describe('permissions', () => {
  it('shows the rules, and what was answered with always, and whether it still holds', async () => {
    const { ask } = open()
    expect(await ask({})).toMatchObject({
      forgotten: 0,
      rules: { allow: ['Bash(echo:*)'], ask: [], deny: ['Bash(rm:*)'] },
      approvals: [
        {
          skill: 'git',
          current: true,
          patterns: ['Bash(gh pr:*)'],
          grants: ['the network', 'read the project /project', 'read ~/.config/gh'],
        },
        { skill: 'old', current: false, grants: [] },
      ],
    })
  })

  it('takes back those of one skill, at once and for good', async () => {
    const { ask, approvals } = open()
    expect(await ask({ skill: 'Git', forget: true })).toMatchObject({ forgotten: 1, approvals: [] })
    expect(approvals.all().map(({ skill }) => skill)).toEqual(['old'])
    expect(await ask({ skill: 'git', forget: true })).toMatchObject({ forgotten: 0 })
  })

  it('takes back all of them only when that is said', async () => {
    const { ask, approvals } = open()
    await expect(ask({ forget: true })).rejects.toMatchObject({ code: 'usage' })
    expect(approvals.all()).toHaveLength(2)
    expect(await ask({ forget: true, all: true })).toMatchObject({ forgotten: 2, approvals: [] })
    expect(approvals.all()).toEqual([])
  })

  it('makes no file where there is nothing to forget', async () => {
    const context = createTestContext({})
    const { forgotten } = await permissions.handler({ forget: true, all: true }, context)
    expect(forgotten).toBe(0)
    expect(context.fileSystem.stat(openApprovals(context).path)).toBeUndefined()
  })
})
