import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openUser, type User } from './open-user.ts'

// What becomes of a person's changes when a new version comes, where a merge has little to go by.

let user: User
beforeEach(async () => {
  user = openUser()
  user.write('source/skills', 'pdf', 'one\n\ntwo\n\nthree')
  user.tree.write('source/skills/pdf/guide.md', 'Old.\n')
  user.tree.write('source/skills/pdf/logo.bin', '\u0000one')
})
afterEach(() => user.tree.cleanUp())

const pdf = 'project/.agents/skills/pdf'
const publish = (body: string) => user.write('source/skills', 'pdf', body)
const change = (body: string) => user.write('project/.agents/skills', 'pdf', body)
const updated = async (): Promise<unknown> => Object.values(Object((await user.run('update'))['skills']))[0]
const git = (...words: string[]) => user.git('repo', ...words)
const emptyStore = () => rmSync(user.tree.at('home/.local/share/metier/store'), { recursive: true })

describe('a file that a person deleted', () => {
  it('stays deleted when its source changed it, and the new one lies there', async () => {
    await user.add('../source')
    user.tree.remove(`${pdf}/guide.md`)
    user.tree.write('source/skills/pdf/guide.md', 'New.\n')
    expect(await updated()).toMatchObject({ outcome: 'merged', deleted: ['guide.md'], beside: [] })
    expect([user.has(`${pdf}/guide.md`), user.read(`${pdf}/guide.md.new`)]).toEqual([false, 'New.\n'])
    // The next version takes the place of the one that waits there.
    user.tree.write('source/skills/pdf/guide.md', 'Newer.\n')
    expect(await updated()).toMatchObject({ deleted: ['guide.md'] })
    expect(user.list(pdf)).toEqual(['SKILL.md', 'guide.md.new', 'logo.bin'])
    expect(user.read(`${pdf}/guide.md.new`)).toBe('Newer.\n')
  })
})

describe('a file that a person changed', () => {
  it('is told of when its source has it no more, as when it was renamed there', async () => {
    await user.add('../source')
    user.tree.write(`${pdf}/guide.md`, 'Mine.\n')
    user.tree.remove('source/skills/pdf/guide.md')
    user.tree.write('source/skills/pdf/manual.md', 'Old.\n')
    expect(await updated()).toMatchObject({ outcome: 'merged', dropped: ['guide.md'] })
    expect([user.read(`${pdf}/guide.md`), user.read(`${pdf}/manual.md`)]).toEqual(['Mine.\n', 'Old.\n'])
  })
})

describe('what was installed is in the store no more', () => {
  it('is fetched from its very commit to merge with', async () => {
    user.write('repo/skills', 'pdf', 'one\n\ntwo\n\nthree')
    user.tree.write('repo/skills/pdf/guide.md', 'Old.\n')
    git('init', '-q')
    git('add', '.')
    git('commit', '-qm', 'one')
    await user.add(`git+file://${user.tree.at('repo')}`)
    change('mine\n\ntwo\n\nthree')
    user.tree.remove(`${pdf}/guide.md`)
    user.write('repo/skills', 'pdf', 'one\n\ntwo\n\nnew')
    git('commit', '-qam', 'two')
    emptyStore()
    expect(await updated()).toMatchObject({ outcome: 'merged', merged: ['SKILL.md'], beside: [] })
    expect(user.read(`${pdf}/SKILL.md`)).toContain('mine\n\ntwo\n\nnew')
    expect(user.list(pdf)).toEqual(['SKILL.md'])
    expect(user.told()).toEqual([])
  })

  it('and was never known but to another installer, whose hash the source still has', async () => {
    await user.add('../source')
    const { version, skills } = JSON.parse(user.read('project/skills-lock.json'))
    delete skills.pdf.digest
    user.tree.write('project/skills-lock.json', JSON.stringify({ version, skills }))
    change('mine\n\ntwo\n\nthree')
    emptyStore()
    expect(await updated()).toMatchObject({ outcome: 'merged', merged: [], beside: [] })
    expect(user.list(pdf)).toEqual(['SKILL.md', 'guide.md', 'logo.bin'])
    expect(user.read(`${pdf}/SKILL.md`)).toContain('mine')
    expect(user.told()).toEqual([])
  })

  it('and nowhere else: yours stays, the new one lies beside it, and it says why', async () => {
    await user.add('../source')
    change('mine\n\ntwo\n\nthree')
    publish('one\n\ntwo\n\nnew')
    emptyStore()
    expect(await updated()).toMatchObject({ outcome: 'merged', merged: [], beside: ['SKILL.md'] })
    expect(user.read(`${pdf}/SKILL.md`)).toContain('mine')
    expect(user.told().join()).toContain('pdf is neither in your store nor at its source')
  })
})

describe('copies of agents', () => {
  const copy = 'project/.claude/skills/pdf/SKILL.md'
  beforeEach(() => user.add('../source', { agent: ['claude-code'], copy: true }))

  it('get the new version though the files beside were changed', async () => {
    change('mine\n\ntwo\n\nthree')
    publish('one\n\ntwo\n\nnew')
    expect(await updated()).toMatchObject({ outcome: 'merged', left: [] })
    expect(user.read(copy)).toContain('one\n\ntwo\n\nnew')
  })

  it('that a person changed stay, and it says which', async () => {
    user.tree.write(copy, 'mine')
    publish('one\n\ntwo\n\nnew')
    expect(await updated()).toMatchObject({ outcome: 'replaced', left: [user.tree.at('project/.claude/skills/pdf')] })
    expect(user.read(copy)).toBe('mine')
  })
})
