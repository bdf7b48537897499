import { execFileSync } from 'node:child_process'
import { lstatSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openUser, type User } from './open-user.ts'

// More of what other installers were seen to do wrong, see failures.test.ts.

let user: User
beforeEach(() => {
  user = openUser()
})
afterEach(() => user.tree.cleanUp())

const installed = 'project/.agents/skills'

describe('an installation', () => {
  it('makes no folder but those of the agents that were named', async () => {
    user.write('source/skills', 'pdf')
    await user.add('../source', { agent: ['claude-code'] })
    await user.run('outdated')
    await user.run('update')
    expect(user.list('project')).toEqual(['.agents', '.claude', '.git', 'skills-lock.json'])
  })

  it('takes the skills of a repository one by one, never the repository as a skill', async () => {
    user.tree.write('source/README.md', '# Ours\n')
    user.write('source/skills', 'pdf')
    user.write('source/plugins/tools/skills', 'docx')
    await user.add('../source')
    expect(user.list(installed)).toEqual(['docx', 'pdf'])
    expect(user.list(`${installed}/pdf`)).toEqual(['SKILL.md'])
  })

  it('with nothing new at the source rewrites no file', async () => {
    user.write('source/skills', 'pdf')
    await user.add('../source')
    const stamps = () =>
      [`${installed}/pdf/SKILL.md`, 'project/skills-lock.json'].map((path) => {
        const { ino, ctimeMs } = lstatSync(user.tree.at(path))
        return [ino, ctimeMs]
      })
    const before = stamps()
    await user.run('update')
    await user.add('../source')
    expect(stamps()).toEqual(before)
  })

  it.each([
    ['spaces and capitals in its name', 'Upper_Case Name', /^upper_case-name$/],
    ['bytes of Latin-1 beside it', 'latin', /^latin$/],
  ])('of a skill with %s loses nothing', async (_what, name, folder) => {
    user.tree.write(
      'source/skills/x/SKILL.md',
      `---\nname: ${name}\ndescription: Does it. Use when wanted.\n---\nDo.\n`,
    )
    writeFileSync(user.tree.at('source/skills/x/notes.txt'), Buffer.from([0x63, 0x61, 0x66, 0xe9]))
    await user.add('../source')
    const [found = ''] = user.list(installed)
    expect(found).toMatch(folder)
    expect(user.list(`${installed}/${found}`)).toEqual(['SKILL.md', 'notes.txt'])
    expect(await user.run('verify')).toMatchObject({ skills: [{ state: 'intact' }] })
  })

  it('keeps what may be executed executable', async () => {
    user.write('source/skills', 'pdf')
    user.tree.write('source/skills/pdf/scripts/run.sh', '#!/bin/sh\n')
    execFileSync('chmod', ['755', user.tree.at('source/skills/pdf/scripts/run.sh')])
    await user.add('../source')
    expect(lstatSync(user.tree.at(`${installed}/pdf/scripts/run.sh`)).mode & 0o100).toBe(0o100)
    expect(lstatSync(user.tree.at(`${installed}/pdf/SKILL.md`)).mode & 0o100).toBe(0)
  })
})

describe('names of files in a repository', () => {
  it.each([
    ['two that are one where capitals do not count', ['a.md', 'A.md']],
    ['one that Windows keeps for a device', ['con.md']],
    ['one with a back slash', ['..\\..\\evil.md']],
    ['one that ends in a dot', ['notes.']],
  ])('are refused when there are %s', async (_what, names) => {
    user.write('source/skills', 'bad')
    for (const name of names) user.tree.write(`source/skills/bad/${name}`, 'x')
    await expect(user.add('../source')).rejects.toMatchObject({ code: 'refused' })
    expect(user.list(installed)).toEqual([])
  })
})

describe('a name that leads elsewhere', () => {
  it.each(['../../../secret', '/etc', '..'])('such as %s is no skill to read', async (name) => {
    user.tree.write('secret/SKILL.md', '---\nname: secret\ndescription: Not for you.\n---\nToken.\n')
    for (const command of ['show', 'why']) {
      await expect(user.run(command, { name })).rejects.toMatchObject({ name: 'MetierError' })
    }
  })
})
