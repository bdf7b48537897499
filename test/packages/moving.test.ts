import { createHash } from 'node:crypto'
import { lstatSync, rmSync, symlinkSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openUser, type User } from './open-user.ts'

// A project as `npx skills add -a claude-code` leaves it: for one agent alone it copies, and nothing lies in the shared folder.

let user: User
beforeEach(() => {
  user = openUser()
  // Another skill is there for several agents, so that its files lie in the shared folder.
  user.write('project/shared', 'docx')
  user.write('project/.agents/skills', 'docx')
  user.write('project/shared', 'pdf', 'One.')
  user.write('project/.claude/skills', 'pdf', 'One.')
  const skills = Object.fromEntries(['docx', 'pdf'].map((name) => [name, entryOf(name)]))
  user.tree.write('project/skills-lock.json', JSON.stringify({ version: 1, skills }))
})
afterEach(() => user.tree.cleanUp())

function entryOf(name: string) {
  const text = user.read(`project/shared/${name}/SKILL.md`)
  const computedHash = createHash('sha256').update('SKILL.md').update(text).digest('hex')
  return { source: './shared', sourceType: 'local', skillPath: `${name}/SKILL.md`, computedHash }
}

const theirs = 'project/.claude/skills/pdf'

describe('a copy that the other installer made for one agent', () => {
  it('is not called missing, and stays that agent’s', async () => {
    expect(await user.run('verify')).toMatchObject({ skills: [{ name: 'docx' }, { state: 'unpinned', missing: [] }] })
    await user.run('update', { yes: true })
    expect(user.lock().skills).toMatchObject({ pdf: { agents: ['claude-code'], digest: expect.any(String) } })
    expect(await user.run('verify')).toMatchObject({ skills: [{ state: 'intact' }, { state: 'intact' }] })
    await user.run('ci')
    expect(user.read(`${theirs}/SKILL.md`)).toContain('One.')
  })

  it('does not say where the others lie, whichever comes first in the lock', async () => {
    user.write('project/shared', 'abc')
    user.write('project/.claude/skills', 'abc')
    symlinkSync('../../.agents/skills/docx', user.tree.at('project/.claude/skills/docx'))
    const skills = Object.fromEntries(['abc', 'docx', 'pdf'].map((name) => [name, entryOf(name)]))
    user.tree.write('project/skills-lock.json', JSON.stringify({ version: 1, skills }))
    expect(await user.run('ci')).toMatchObject({ skills: [{ name: 'abc' }, { name: 'docx', moved: [] }, {}] })
    expect(lstatSync(user.tree.at('project/.claude/skills/docx')).isSymbolicLink()).toBe(true)
    await user.run('update', { yes: true })
    expect(user.lock().skills).toMatchObject({ abc: { agents: ['claude-code'] }, docx: { agents: ['claude-code'] } })
    expect(await user.run('verify')).toMatchObject({
      skills: ['abc', 'docx', 'pdf'].map((name) => ({ name, state: 'intact' })),
    })
  })

  it('is brought to what the source has, at once and later', async () => {
    user.write('project/shared', 'pdf', 'Two.')
    await user.run('update', { yes: true })
    expect(user.read(`${theirs}/SKILL.md`)).toContain('Two.')
    user.write('project/shared', 'pdf', 'Three.')
    await user.run('update', { yes: true })
    expect(user.read(`${theirs}/SKILL.md`)).toContain('Three.')
  })

  it('is that agent’s in another checkout too, where all of them were its own', async () => {
    rmSync(user.tree.at('project/.agents'), { recursive: true })
    user.tree.write('project/skills-lock.json', JSON.stringify({ version: 1, skills: { pdf: entryOf('pdf') } }))
    await user.run('update', { yes: true })
    await user.run('ci')
    expect([user.has('project/.agents'), user.lock().skills['pdf']]).toMatchObject([false, { agents: ['claude-code'] }])
    rmSync(user.tree.at('project/.claude'), { recursive: true })
    await user.run('ci')
    expect(user.read(`${theirs}/SKILL.md`)).toContain('One.')
    expect(await user.run('verify')).toMatchObject({ skills: [{ state: 'intact' }] })
  })

  it('is a person’s when somebody changed it', async () => {
    user.write('project/.claude/skills', 'pdf', 'Mine.')
    await user.run('update', { yes: true })
    expect(user.read(`${theirs}/SKILL.md`)).toContain('Mine.')
    expect(lstatSync(user.tree.at(theirs)).isSymbolicLink()).toBe(false)
  })
})
