import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { scanPolicies } from '@metier/core'
import { createFakeHost, createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from '../../disk/create-node-file-system.ts'
import { systemClock } from '../../host/system-clock.ts'
import { scanDirectory } from '../scan-directory.ts'
import { openGitRevision } from './open-git-revision.ts'

const hasGit = spawnSync('git', ['--version']).status === 0
const fileSystem = createNodeFileSystem()
let tree: TemporaryTree

beforeEach(() => {
  tree = createTemporaryTree({
    'repository/skills/one/SKILL.md': '---\nname: one\ndescription: A sample.\n---\n',
    'repository/skills/one/scripts/a.js': 'eval(x)\n',
  })
})
afterEach(() => tree.cleanUp())

const git = (...words: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...words], {
    cwd: tree.at('repository'),
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', HOME: tree.path, GIT_CONFIG_NOSYSTEM: '1' },
  })
const commit = () => {
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'One')
}
const host = (path = process.env['PATH'] ?? '') => createFakeHost({ home: tree.path, environment: { PATH: path } })
const open = async (reference = 'HEAD', directory = tree.at('repository/skills/one')) =>
  openGitRevision({ fileSystem, host: host(), directory, reference })
const scanned = async (reference?: string) => {
  const directory = tree.at('repository/skills/one')
  const then = await (await open(reference)).treeOf(directory)
  if (then === undefined) return undefined
  return scanDirectory({ fileSystem: then, clock: systemClock, directory, policy: scanPolicies.documented })
}

describe.skipIf(!hasGit)('a skill as it was at a commit', () => {
  it('is scanned from git’s objects, with the work tree as it is', async () => {
    commit()
    tree.write('repository/skills/one/scripts/a.js', 'nothing()\n')
    const before = git('status', '--porcelain')
    expect(await scanned()).toMatchObject({ verdict: 'block', filesScanned: 2, findings: [{ path: 'scripts/a.js' }] })
    expect(git('status', '--porcelain')).toBe(before)
    expect(readFileSync(tree.at('repository/skills/one/scripts/a.js'), 'utf8')).toBe('nothing()\n')
  })

  it('is none when it was not there', async () => {
    commit()
    tree.write('repository/skills/two/SKILL.md', 'x')
    expect(await (await open()).treeOf(tree.at('repository/skills/two'))).toBeUndefined()
    expect(await (await open()).treeOf(tree.path)).toBeUndefined()
  })

  it('has names and bytes as they were: blanks, line ends, nothing, links', async () => {
    tree.write('repository/skills/one/a b\tc.txt', 'one\r\ntwo')
    tree.write('repository/skills/one/empty', '')
    symlinkSync('/etc/passwd', tree.at('repository/skills/one/link'))
    commit()
    const then = await (await open()).treeOf(tree.at('repository/skills/one'))
    expect(new TextDecoder().decode(then?.read(tree.at('repository/skills/one/a b\tc.txt')))).toBe('one\r\ntwo')
    expect(then?.read(tree.at('repository/skills/one/empty'))).toHaveLength(0)
    expect((await scanned())?.findings.map(({ rule }) => rule)).toContain('link-outside-skill')
  })

  it('runs nothing that the repository names', async () => {
    tree.write('repository/.gitattributes', '*.js filter=evil diff=evil\n')
    commit()
    const mark = tree.at('ran')
    for (const key of [
      'filter.evil.smudge',
      'filter.evil.clean',
      'diff.evil.textconv',
      'core.fsmonitor',
      'core.pager',
    ]) {
      git('config', key, `sh -c 'touch ${mark}'`)
    }
    await scanned()
    expect(existsSync(mark)).toBe(false)
  })
})

describe('says what is missing', () => {
  it.skipIf(!hasGit)('a repository', async () => {
    await expect(open()).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringContaining('no git repository'),
    })
  })

  it.skipIf(!hasGit).each(['nowhere', '--help', '--output=/tmp/x', '', 'HEAD:skills'])(
    'the commit %j',
    async (reference) => {
      commit()
      await expect(open(reference)).rejects.toMatchObject({ code: 'not-found', next: expect.stringContaining('fetch') })
    },
  )

  it.skipIf(process.platform === 'win32')('git', async () => {
    const options = { fileSystem, host: host('/nowhere'), directory: tree.path, reference: 'HEAD' }
    await expect(openGitRevision(options)).rejects.toMatchObject({ code: 'missing-dependency' })
  })
})
