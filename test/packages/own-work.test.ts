import { existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openUser, type User } from './open-user.ts'

// What a person has in the folder of a skill and no digest counts: a repository, links, the place that they work at.

let user: User
beforeEach(async () => {
  user = openUser()
  user.write('source/skills', 'pdf', 'one')
  await user.add('../source')
})
afterEach(() => user.tree.cleanUp())

const pdf = 'project/.agents/skills/pdf'
const publish = (body: string) => user.write('source/skills', 'pdf', body)
const change = (body: string) => user.write('project/.agents/skills', 'pdf', body)
const initialize = () => user.tree.write(`${pdf}/.git/HEAD`, 'ref: refs/heads/mine\n')
const link = (target: string, path: string) => symlinkSync(target, user.tree.at(path))

const isLink = () => lstatSync(user.tree.at(pdf)).isSymbolicLink()

/** Everything that was moved aside, by its path there. */
function aside(): readonly string[] {
  const directory = join(user.tree.at('home'), '.local/share/metier/replaced')
  if (!existsSync(directory)) return []
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((path) => path.replace(/^pdf[^/]*/, 'pdf'))
}

describe('a repository in the folder of a skill', () => {
  it.each<[string, Record<string, unknown>]>([
    ['update', {}],
    ['update', { overwrite: true }],
    ['remove', { names: ['pdf'] }],
    ['add', { source: '../other', overwrite: true, yes: true }],
  ])('is moved aside by %s %j, and it says where to', async (name, input) => {
    initialize()
    publish('two')
    user.write('other/skills', 'pdf', 'other')
    expect(JSON.stringify(await user.run(name, input))).toContain('replaced')
    expect(aside()).toContain('pdf/.git/HEAD')
  })

  it('is moved aside when the source is installed anew', async () => {
    initialize()
    publish('two')
    expect(await user.add('../source')).toMatchObject({ moved: [expect.stringContaining('replaced')] })
    expect(aside()).toContain('pdf/.git/HEAD')
  })

  it('stays where it is while nothing has to be written', async () => {
    initialize()
    await user.run('ci')
    await user.run('update')
    await user.add('../source')
    expect(readFileSync(user.tree.at(`${pdf}/.git/HEAD`), 'utf8')).toContain('mine')
    expect(aside()).toEqual([])
  })

  it('keeps a skill from being switched off, and the others that were named with it', async () => {
    user.write('source/skills', 'docx')
    await user.add('../source', { agent: ['claude-code'] })
    initialize()
    await expect(user.run('disable', { names: ['docx', 'pdf'] })).rejects.toMatchObject({ code: 'refused' })
    expect(user.list('project/.agents/skills')).toEqual(['docx', 'pdf'])
    expect(user.list('project/.claude/skills')).toEqual(['docx', 'pdf'])
    expect(await user.run('verify')).toMatchObject({ skills: [{ state: 'intact' }, { state: 'intact' }] })
  })
})

describe('what a merge cannot carry', () => {
  it.each(['update', 'rollback'])('lies where %s says when a person had links in the skill', async (name) => {
    publish('two')
    await user.run('update')
    change('mine')
    link('../../../notes', `${pdf}/notes`)
    publish('three')
    const { moved, skills } = await user.run(name, name === 'update' ? {} : { name: 'pdf' })
    expect(JSON.stringify(moved ?? skills)).toContain('replaced')
    expect(aside()).toContain('pdf/notes')
  })

  it('is a file where the new version has a folder: both are there', async () => {
    user.tree.write('source/skills/pdf/c', 'old')
    await user.run('update')
    user.tree.write(`${pdf}/c`, 'mine')
    user.tree.remove('source/skills/pdf/c')
    user.tree.write('source/skills/pdf/c/x', 'new')
    expect(await user.run('update')).toMatchObject({ skills: [{ outcome: 'merged', beside: ['c'] }] })
    expect([user.read(`${pdf}/c`), user.read(`${pdf}/c.new/x`)]).toEqual(['mine', 'new'])
  })
})

describe('the new version beside a changed one', () => {
  beforeEach(async () => {
    change('mine')
    publish('two')
    await user.run('update')
    publish('three')
  })

  it('is the newest after each update, and nothing is moved aside for the one before', async () => {
    expect(user.read(`${pdf}/SKILL.md.new`)).toContain('two')
    await user.run('update')
    expect(user.read(`${pdf}/SKILL.md`)).toContain('mine')
    expect(user.read(`${pdf}/SKILL.md.new`)).toContain('three')
    expect(aside()).toEqual([])
  })

  it('does not take the place of what a person wrote there without a word', async () => {
    user.tree.write(`${pdf}/SKILL.md.new`, 'half done')
    expect(JSON.stringify(await user.run('update'))).toContain('replaced')
    expect(user.read(`${pdf}/SKILL.md.new`)).toContain('three')
    expect(aside()).toContain('pdf/SKILL.md.new')
  })
})

describe('a link where the files of a skill belong', () => {
  beforeEach(() => {
    user.write('checkout', 'pdf', 'mine')
    user.tree.remove(pdf)
    link('../../../checkout/pdf', pdf)
    publish('two')
  })

  it('is what a person works on: an update leaves it', async () => {
    expect(await user.run('update')).toMatchObject({ skills: [{ outcome: 'kept' }] })
    expect(isLink()).toBe(true)
  })

  it.each<[string, Record<string, unknown>]>([
    ['update', { overwrite: true }],
    ['ci', {}],
  ])('is moved aside by %s, and what it leads to is left', async (name, input) => {
    expect(JSON.stringify(await user.run(name, input))).toContain('replaced')
    expect(isLink()).toBe(false)
    expect(aside()).toEqual(['pdf'])
    expect(user.read('checkout/pdf/SKILL.md')).toContain('mine')
  })
})

describe('a skill that lies where it would be installed', () => {
  const own = 'project/.agents/skills/own/SKILL.md'

  it.each(['.', './.agents/skills', './way/to/skills'])(
    'is not installed from %s: to remove it would take away what is the only one',
    async (source) => {
      user.write('project/.agents/skills', 'own')
      mkdirSync(user.tree.at('project/way'))
      symlinkSync('../.agents', user.tree.at('project/way/to'))
      const lock = user.read('project/skills-lock.json')
      await expect(user.add(source, { skill: ['own'] })).rejects.toMatchObject({ code: 'usage' })
      await expect(user.add(source, { skill: ['own'], overwrite: true })).rejects.toMatchObject({ code: 'usage' })
      expect(user.read('project/skills-lock.json')).toBe(lock)
      expect(user.has(own)).toBe(true)
    },
  )

  it('is installed from there under another name, or into another place', async () => {
    user.write('project/.agents/skills', 'own')
    await user.add('.', { skill: ['own'], as: 'other' })
    await user.add('.', { skill: ['own'], path: user.tree.at('elsewhere') })
    expect([user.has(`project/.agents/skills/other`), user.has('elsewhere/own')]).toEqual([true, true])
  })
})
