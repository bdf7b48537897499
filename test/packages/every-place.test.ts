import { lstatSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openUser, type User } from './open-user.ts'

// A skill that stands in the folders of several agents is held against the lock in each of them.

let user: User
beforeEach(() => {
  user = openUser()
  user.write('source/skills', 'pdf')
  user.write('evil', 'pdf', 'Evil.')
})
afterEach(() => user.tree.cleanUp())

const home = 'project/.agents/skills'
const claude = 'project/.claude/skills'
const at = (root: string) => `${root}/pdf/SKILL.md`
const states = async () => (await user.run('verify'))['skills']

describe('a skill that each agent has a copy of', () => {
  beforeEach(() => user.add('../source', { agent: ['claude-code'], copy: true }))

  it.each([home, claude])('is changed when the copy in %s is, and ci puts that back as a copy', async (root) => {
    expect(await states()).toMatchObject([{ state: 'intact' }])
    user.tree.write(at(root), 'Evil.')
    expect(await states()).toMatchObject([{ state: 'changed' }])
    await user.run('ci')
    expect(await states()).toMatchObject([{ state: 'intact' }])
    for (const each of [home, claude]) {
      expect(user.read(at(each))).toContain('Do it.')
      expect(lstatSync(user.tree.at(`${each}/pdf`)).isDirectory()).toBe(true)
    }
  })

  it('is taken away from both, and from neither when nothing is asked', async () => {
    await user.run('ci')
    expect([user.list(home), user.list(claude)]).toEqual([['pdf'], ['pdf']])
    await user.run('remove', { names: ['pdf'] })
    expect([user.list(home), user.list(claude)]).toEqual([[], []])
  })

  it('is updated in both', async () => {
    user.write('source/skills', 'pdf', 'New.')
    await user.run('update')
    expect([user.read(at(home)), user.read(at(claude))]).toEqual([
      expect.stringContaining('New.'),
      expect.stringContaining('New.'),
    ])
  })
})

describe('a skill that an agent has a link to', () => {
  beforeEach(async () => {
    await user.add('../source', { agent: ['claude-code'] })
    rmSync(user.tree.at(`${claude}/pdf`))
  })

  it('is not as the lock says when the link leads elsewhere', async () => {
    symlinkSync('../../../evil/pdf', user.tree.at(`${claude}/pdf`))
    expect(await states()).toMatchObject([{ state: 'missing', missing: [user.tree.at(`${claude}/pdf`)] }])
    await user.run('ci')
    expect(readlinkSync(user.tree.at(`${claude}/pdf`))).toBe('../../.agents/skills/pdf')
    expect(await states()).toMatchObject([{ state: 'intact' }])
  })

  it('is not as the lock says when another skill stands there', async () => {
    user.write(claude, 'pdf', 'Evil.')
    expect(await states()).toMatchObject([{ state: 'changed' }])
    await user.run('ci')
    expect(user.read(at(claude))).toContain('Do it.')
  })

  it('is as the lock says by another way to the same files', async () => {
    symlinkSync(user.tree.at(`${home}/pdf`), user.tree.at(`${claude}/pdf`))
    expect(await states()).toMatchObject([{ state: 'intact' }])
  })
})
