import { createTemporaryTree } from '@metier/testing'
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { createNodeHost } from '../host/create-node-host.ts'
import { commitsOf } from './commits-of.ts'

let tree: ReturnType<typeof createTemporaryTree>
afterEach(() => tree.cleanUp())

function git(...words: readonly string[]): void {
  const environment = {
    ...process.env,
    HOME: tree.at('home'),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'Ann\u202E',
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_NAME: 'Ann',
    GIT_COMMITTER_EMAIL: 'a@example.com',
  }
  execFileSync('git', ['-c', 'init.defaultBranch=main', ...words], {
    cwd: tree.at('p'),
    env: environment,
    stdio: 'pipe',
  })
}

const host = () => createNodeHost({ environment: { PATH: process.env['PATH'] }, home: tree.at('home') })

describe('the commits of a skill', () => {
  it('are those that touched its directory, the newest first', async () => {
    tree = createTemporaryTree({ 'p/skills/a/SKILL.md': 'one', 'p/other.md': 'x', 'home/x': '' })
    git('init')
    git('add', 'skills')
    git('commit', '-m', 'Begin\n\nat length')
    tree.write('p/skills/a/SKILL.md', 'two')
    git('commit', '-am', 'Go on')
    git('add', 'other.md')
    git('commit', '-m', 'Elsewhere')
    const commits = await commitsOf({ host: host(), directory: tree.at('p/skills/a'), limit: 10 })
    expect(commits.map(({ subject }) => subject)).toEqual(['Go on', 'Begin'])
    expect(commits[0]).toMatchObject({ author: 'Ann\u202E', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
    expect(await commitsOf({ host: host(), directory: tree.at('p/skills/a'), limit: 1 })).toHaveLength(1)
  })

  it('are none where there is no repository, and none where git is missing', async () => {
    tree = createTemporaryTree({ 'p/skills/a/SKILL.md': 'one', 'home/x': '' })
    expect(await commitsOf({ host: host(), directory: tree.at('p/skills/a'), limit: 10 })).toEqual([])
    const none = createNodeHost({ environment: { PATH: '' }, home: tree.at('home') })
    expect(await commitsOf({ host: none, directory: tree.at('p/skills/a'), limit: 10 })).toEqual([])
  })

  it('are read without running what the repository names', async () => {
    tree = createTemporaryTree({ 'p/skills/a/SKILL.md': 'one', 'home/x': '' })
    git('init')
    git('add', '.')
    git('commit', '-m', 'Begin')
    const run = `touch ${tree.at('ran')}; false`
    for (const key of ['gpg.program', 'core.fsmonitor', 'core.pager', 'diff.external', 'core.sshCommand']) {
      git('config', key, run)
    }
    git('config', 'log.showSignature', 'true')
    expect(await commitsOf({ host: host(), directory: tree.at('p/skills/a'), limit: 10 })).toHaveLength(1)
    expect(existsSync(tree.at('ran'))).toBe(false)
  })
})
