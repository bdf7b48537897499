import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openUser, type User } from './open-user.ts'

// What a project wants: `install:` of metier.yaml and `skills` of package.json, brought in by one command.

let user: User
beforeEach(() => {
  user = openUser()
  user.write('project/shared', 'pdf')
  user.write('project/shared', 'docx')
})
afterEach(() => user.tree.cleanUp())

const installed = 'project/.agents/skills'
const want = (text: string) => user.tree.write('project/metier.yaml', text)

describe('what a project wants', () => {
  it('is installed by add without a source, for its agents and under its names, and once', async () => {
    want(
      '# ours\ninstall:\n  - ./shared@docx\n  - source: ./shared\n    skills: pdf\n    agents: [claude-code]\n    as: paper\n',
    )
    expect(await user.run('add', { yes: true })).toMatchObject({ installed: [{ name: 'docx' }, { name: 'paper' }] })
    expect(user.list(installed)).toEqual(['docx', 'paper'])
    expect(user.list('project/.claude/skills')).toEqual(['paper'])
    expect(await user.run('add', { yes: true })).toMatchObject({ installed: [] })
  })

  it('is read from package.json too, where the skills installer looks', async () => {
    user.tree.write('project/package.json', '{"name":"x","skills":["./shared@pdf"]}')
    await user.run('add', { yes: true })
    expect(user.list(installed)).toEqual(['pdf'])
  })

  it('is not nothing where package.json cannot be read: add says so, and what does not depend on it goes on', async () => {
    user.tree.write('project/package.json', '{"name":"x","skills":["./shared@pdf"],}')
    const path = user.tree.at('project/package.json')
    await expect(user.run('add', { yes: true })).rejects.toMatchObject({
      code: 'invalid-config',
      message: expect.stringContaining(path),
      next: expect.stringContaining('Mend'),
    })
    want('install: [./shared@docx]\n')
    await user.run('add', { yes: true })
    await user.run('ci')
    expect(user.list(installed)).toEqual(['docx'])
    expect(user.told()).toEqual([expect.stringContaining(path), expect.stringContaining(path)])
    await user.add('./shared@pdf')
    expect(user.told()).toHaveLength(2)
  })

  it('is told of when somebody removes it: it would come back, and ci stops', async () => {
    want('install: [./shared@docx]\n')
    await user.run('add', { yes: true })
    await user.add('./shared@pdf')
    await user.run('remove', { names: ['pdf'] })
    await user.run('remove', { names: ['docx'], dryRun: true })
    expect(user.told()).toEqual([])
    await user.run('remove', { names: ['docx'] })
    expect(user.told()).toEqual([expect.stringContaining('./shared@docx')])
  })

  it('stops ci when the lock does not name it, before anything is changed', async () => {
    await user.run('add', { source: './shared@pdf', yes: true })
    want('install: [./shared@docx]\n')
    user.tree.remove(installed)
    await expect(user.run('ci')).rejects.toMatchObject({
      code: 'plan-outdated',
      message: expect.stringContaining('docx'),
    })
    expect(user.list(installed)).toEqual([])
    await user.run('add', { yes: true })
    expect(await user.run('ci')).toMatchObject({ skills: [{ name: 'docx' }, { name: 'pdf' }] })
  })

  it.each([
    ['no list', 'install: ./shared\n'],
    ['a line without a source', 'install: [{ skills: [pdf] }]\n'],
    ['a number', 'install: [7]\n'],
  ])('is refused with the place when it is %s', async (_what, text) => {
    want(text)
    await expect(user.run('add', { yes: true })).rejects.toMatchObject({
      code: 'invalid-config',
      message: expect.stringContaining('install'),
    })
  })

  it('is written down by --save, once, with the comments kept and the path as the project has it', async () => {
    want('# ours\npreset: default # the usual\n')
    await user.run('add', { source: '../shared@pdf', save: true, yes: true }, 'project/shared')
    await user.run('add', { source: './shared', skill: ['docx'], agent: ['claude-code'], save: true, yes: true })
    await user.run('add', { source: './shared', skill: ['docx'], agent: ['claude-code'], save: true, yes: true })
    expect(user.read('project/metier.yaml')).toBe(
      '# ours\npreset: default # the usual\ninstall:\n  - source: ./shared\n    skills:\n      - pdf\n' +
        '  - source: ./shared\n    skills:\n      - docx\n    agents:\n      - claude-code\n',
    )
    user.tree.remove('project/skills-lock.json')
    user.tree.remove(installed)
    user.tree.remove('project/.claude')
    await user.run('add', { yes: true })
    expect(user.list(installed)).toEqual(['docx', 'pdf'])
  })
})

describe('a folder as the source', () => {
  it('is found again whatever folder of the project the command is started in', async () => {
    await user.run('add', { source: './shared/pdf', yes: true })
    await user.run('add', { source: './docx', yes: true }, 'project/shared')
    expect(user.lock().skills).toMatchObject({ pdf: { source: './shared/pdf' }, docx: { source: './shared/docx' } })
    expect(JSON.stringify(await user.run('outdated'))).not.toContain('unreachable')
  })
})
