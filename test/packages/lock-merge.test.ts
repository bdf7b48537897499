import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openUser, type User } from './open-user.ts'

// Two branches that installed and removed, and what git left of the lock.

let user: User
beforeEach(async () => {
  user = openUser()
  user.tree.remove('project/.git')
  git('init', '-qb', 'main')
  user.tree.write('project/.gitignore', '.agents\n')
  for (const name of ['a', 'b', 'c', 'd']) user.write('source/skills', name)
  await user.add('../source')
  commit('base')
})
afterEach(() => user.tree.cleanUp())

const git = (...words: readonly string[]) => user.git('project', ...words)
const names = () => Object.keys(user.lock().skills)

function commit(message: string) {
  git('add', '.')
  git('commit', '-qm', message)
}

/** `ours` on one branch, `theirs` on another, and a merge that stops at the lock. */
async function mergeStopped(style: string, ours: () => Promise<unknown>, theirs: () => Promise<unknown>) {
  git('checkout', '-qb', 'theirs')
  await theirs()
  commit('theirs')
  git('checkout', '-qf', 'main')
  await user.run('ci')
  await ours()
  commit('ours')
  expect(() => git('-c', `merge.conflictStyle=${style}`, 'merge', '-q', 'theirs')).toThrow('merge')
}

const installed = (name: string) => async () => {
  user.write('more/skills', name)
  await user.add(`../more@${name}`)
}

describe.each(['merge', 'diff3', 'zdiff3'])('a lock that git could not merge, its marks in the style %s', (style) => {
  it('has what both installed, and not what one of them removed', async () => {
    await mergeStopped(style, installed('e'), async () => {
      await user.run('remove', { names: ['d'] })
      await installed('f')()
    })
    expect(await user.run('lock', { action: 'merge' })).toMatchObject({ changed: true, conflicts: [] })
    expect(names()).toEqual(['a', 'b', 'c', 'e', 'f'])
  })

  it('asks whose word counts where one removed what the other updated', async () => {
    await mergeStopped(
      style,
      async () => {
        user.write('source/skills', 'd', 'New.')
        await user.run('update', { names: ['d'] })
      },
      () => user.run('remove', { names: ['d'] }),
    )
    expect(await user.run('lock', { action: 'merge' })).toMatchObject({ changed: false, conflicts: ['d'] })
    expect(await user.run('lock', { action: 'merge', prefer: 'theirs' })).toMatchObject({ changed: true })
    expect(names()).toEqual(['a', 'b', 'c'])
  })
})

describe('a lock with the marks of a merge in it', () => {
  beforeEach(() => {
    const text = user.read('project/skills-lock.json')
    user.tree.write('project/skills-lock.json', `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> theirs\n`)
  })

  it.each<[string, Record<string, unknown>]>([
    ['add', { source: '../source', yes: true }],
    ['add', { source: '../source', list: true }],
    ['add', { yes: true }],
    ['remove', { names: ['a'] }],
    ['update', {}],
    ['outdated', {}],
    ['ci', {}],
    ['verify', {}],
    ['why', {}],
    ['audit', {}],
    ['rollback', { name: 'a' }],
    ['disable', { names: ['a'] }],
    ['enable', { names: ['a'] }],
    ['prune', { dryRun: true }],
    ['search', { query: ['a'] }],
  ])('stops %s %j, which would go by it, and stays as it is', async (name, input) => {
    const before = user.read('project/skills-lock.json')
    await expect(user.run(name, input)).rejects.toMatchObject({ code: 'lock-conflict' })
    expect(user.read('project/skills-lock.json')).toBe(before)
  })

  it.each<[string, Record<string, unknown>]>([
    ['list', {}],
    ['show', { name: 'a' }],
    ['prompt', {}],
    ['find', { query: ['a'] }],
    ['validate', { paths: ['.agents/skills/a'] }],
    ['pack', { path: '.agents/skills/a' }],
  ])('does not stop %s, which reads the skills alone', async (name, input) => {
    expect(JSON.stringify(await user.run(name, input))).toContain('a')
  })
})
