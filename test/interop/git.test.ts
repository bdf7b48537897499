import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { createNodeFileSystem, digestDirectory } from '@metier/runtime'
import { createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serveGit, type GitServer } from '../../packages/cli/src/library/serve-git.case.ts'
import { packageUser, skillText, type TemporaryTree } from '../packages/package-user.case.ts'

// git over HTTP, by git's own program for servers.

let tree: TemporaryTree
let server: GitServer
beforeEach(async () => {
  tree = createTemporaryTree({
    'project/.git/HEAD': '',
    'home/.gitconfig':
      '[user]\nname = me\nemail = me@example.test\n[commit]\ngpgSign = false\n[tag]\ngpgSign = false\n',
    'desk/skills/pdf/SKILL.md': skillText('pdf', 'metadata:\n  version: "1.0.0"\n'),
    'served/keep': '',
  })
  git('served', 'init', '-q', '--bare', 'acme.git')
  git('served/acme.git', 'config', 'http.receivepack', 'true')
  server = await serveGit(tree.at('served'))
  git('desk', 'init', '-q')
  git('desk', 'remote', 'add', 'origin', `${server.url}acme.git`)
  commit()
})
afterEach(() => {
  server.close()
  tree.cleanUp()
})

const git = (directory: string, ...words: readonly string[]) =>
  execFileSync('git', words, {
    cwd: tree.at(directory),
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: tree.at('home'), GIT_CONFIG_NOSYSTEM: '1' },
  }).trim()
const commit = () => {
  git('desk', 'add', '-A')
  git('desk', 'commit', '-q', '-m', 'x')
}
const write = (path: string, text: string) => tree.write(path, text)
const user = () => packageUser(tree, { environment: { GIT_CONFIG_NOSYSTEM: '1' } })
const publish = (more: object = {}) =>
  user().run('publish', { paths: ['../desk/skills/pdf'], to: 'git:origin', yes: true, ...more })
const lockedPdf = (): unknown => JSON.parse(readFileSync(tree.at('project/skills-lock.json'), 'utf8')).skills.pdf
const digestOf = (path: string) => digestDirectory(createNodeFileSystem(), tree.at(path))

describe('a tag', () => {
  it('is made and pushed, and the skill is installed from it at that very commit', async () => {
    expect(await publish()).toMatchObject({
      reference: 'git tag pdf-v1.0.0',
      steps: [expect.any(String), expect.any(String)],
    })
    expect(await publish()).toMatchObject({ unchanged: true, steps: [] })
    expect(git('desk', 'cat-file', '-p', 'pdf-v1.0.0')).toMatch(/^pdf 1\.0\.0\n\nDigest: sha256:[0-9a-f]{64}$/m)
    await user().run('add', { source: `${server.url}acme.git#pdf-v1.0.0`, yes: true })
    expect(digestOf('project/.agents/skills/pdf')).toBe(digestOf('desk/skills/pdf'))
    const lock: unknown = JSON.parse(readFileSync(tree.at('project/skills-lock.json'), 'utf8'))
    expect(lock).toMatchObject({ skills: { pdf: { commit: git('desk', 'rev-parse', 'HEAD'), ref: 'pdf-v1.0.0' } } })
    rmSync(tree.at('project/.agents'), { recursive: true })
    await user().run('ci', {})
    expect(digestOf('project/.agents/skills/pdf')).toBe(digestOf('desk/skills/pdf'))
  })

  it('is not made of what is not committed', async () => {
    write('desk/skills/pdf/more.md', 'more')
    await expect(publish()).rejects.toThrow(/not committed as it is: .*more\.md/)
    write('desk/.gitignore', 'more.md\n')
    await expect(publish()).rejects.toThrow(/not committed as it is/)
    expect(git('desk', 'tag')).toBe('')
  })

  it('does not move, unless somebody says so', async () => {
    await publish()
    write('desk/skills/pdf/more.md', 'more')
    commit()
    await expect(publish()).rejects.toThrow(/pdf-v1\.0\.0 is there already/)
    await publish({ overwrite: true })
    expect(git('served/acme.git', 'rev-parse', 'pdf-v1.0.0^{commit}')).toBe(git('desk', 'rev-parse', 'HEAD'))
  })

  it('that is not pushed yet is pushed later, and a dry run makes none', async () => {
    await publish({ dryRun: true })
    expect(git('desk', 'tag')).toBe('')
    await publish({ to: 'git' })
    expect(git('served/acme.git', 'tag')).toBe('')
    expect(await publish()).toMatchObject({ steps: ['push the tag pdf-v1.0.0 to origin'] })
    expect(git('served/acme.git', 'tag')).toBe('pdf-v1.0.0')
  })
})

describe('the address of a page of a branch with a slash in its name', () => {
  const page = 'https://github.com/acme/tools/tree/feat/x'
  beforeEach(() => {
    git('served', 'init', '-q', '--bare', 'acme/tools.git')
    const served = `[url "${server.url}"]\n\tinsteadOf = https://github.com/\n`
    write('home/.gitconfig', `${readFileSync(tree.at('home/.gitconfig'), 'utf8')}${served}`)
    git('desk', 'push', '-q', `${tree.at('served')}/acme/tools.git`, 'HEAD:refs/heads/feat/x', 'HEAD:refs/heads/feat/y')
  })

  it.each([
    ['with a folder behind it', `${page}/skills/pdf`, 'acme/tools/skills/pdf#feat/x'],
    ['with a file behind it', `${page.replace('tree', 'blob')}/skills/pdf/SKILL.md`, 'acme/tools/skills/pdf#feat/x'],
    ['alone', page, 'acme/tools#feat/x'],
  ])('is understood %s, and written down as what it is', async (_, address, line) => {
    await user().run('add', { source: address, save: true, yes: true })
    expect(lockedPdf()).toMatchObject({ source: 'acme/tools', ref: 'feat/x', skillPath: 'skills/pdf/SKILL.md' })
    expect(readFileSync(tree.at('project/metier.yaml'), 'utf8')).toContain(line)
    rmSync(tree.at('project/.agents'), { recursive: true })
    expect(await user().run('ci', {})).toMatchObject({ skills: [{ name: 'pdf', changed: true }] })
    expect(await user().run('add', {})).toMatchObject({ installed: [] })
    expect(await user().run('outdated', {})).toMatchObject({ skills: [{ name: 'pdf' }] })
    // Written by hand as it was copied it means the same.
    write('project/metier.yaml', `install:\n  - ${address}\n`)
    expect(await user().run('add', {})).toMatchObject({ installed: [] })
  })

  it('is said to be none where no branch begins so, and where the branch was named apart', async () => {
    const failed = { code: 'fetch-failed', message: expect.stringContaining("couldn't find remote ref") }
    for (const source of [`${page.replace('/x', '/z')}/skills`, 'acme/tools/x/skills#feat'])
      await expect(user().run('add', { source, yes: true })).rejects.toMatchObject(failed)
  })
})

describe('a folder of a repository', () => {
  beforeEach(() => {
    write('desk/skills/office/xls/SKILL.md', skillText('xls'))
    commit()
    git('desk', 'push', '-q', tree.at('served/acme.git'), 'HEAD:refs/heads/main', 'HEAD:refs/tags/v1')
    git('served/acme.git', 'symbolic-ref', 'HEAD', 'refs/heads/main')
  })

  it('is named behind .git, and keeps to that folder afterwards', async () => {
    const source = `${server.url}acme.git/skills/office#v1`
    expect(await user().run('add', { source, save: true, yes: true })).toMatchObject({ installed: [{ name: 'xls' }] })
    expect(readFileSync(tree.at('project/metier.yaml'), 'utf8')).toContain(source)
    rmSync(tree.at('project/.agents'), { recursive: true })
    expect(await user().run('ci', {})).toMatchObject({ skills: [{ name: 'xls', changed: true }] })
    expect(await user().run('outdated', {})).toMatchObject({ skills: [{ name: 'xls', state: 'current' }] })
  })

  it('on GitLab is told from a group: what was meant by a path is said, and how to name it', async () => {
    write(
      'home/.gitconfig',
      `${readFileSync(tree.at('home/.gitconfig'), 'utf8')}[url "${server.url}"]\n\tinsteadOf = https://gitlab.com/me/\n`,
    )
    await expect(user().run('add', { source: 'gitlab:me/acme/skills/office', yes: true })).rejects.toMatchObject({
      next: expect.stringContaining('All of me/acme/skills/office is taken for the project'),
    })
    expect(await user().run('add', { source: 'gitlab:me/acme.git/skills/office', yes: true })).toMatchObject({
      installed: [{ name: 'xls' }],
    })
  })
})

it('an empty repository is said to be one', async () => {
  git('served', 'init', '-q', '--bare', 'empty.git')
  await expect(user().run('add', { source: `${server.url}empty.git`, yes: true })).rejects.toMatchObject({
    next: expect.stringContaining('the repository is empty'),
  })
})
