import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serveGit, type GitServer } from '../../packages/cli/src/library/serve-git.case.ts'
import { Sandbox } from '../cli/sandbox.ts'
import { hasClients, pathsOf, runClient, type Client, type ClientEnd } from './other-client.case.ts'

// The real `skills` 1.7.4 and `openskills` 1.5.0 on Node 24, sharing one project with Metier, over Git's own HTTP server.

let sandbox: Sandbox
let server: GitServer
let url: string
beforeEach(async () => {
  sandbox = new Sandbox()
  server = await serveGit(sandbox.home)
  url = `${server.url}upstream/.git`
  upstream('pdf', 'Version one.')
  upstream('docx', 'Version one.')
  commit()
})
afterEach(() => {
  server.close()
  sandbox.remove()
})

const limit = 120_000
const git = (...words: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=me', '-c', 'user.email=me@example.test', ...words], {
    cwd: join(sandbox.home, 'upstream'),
    stdio: 'pipe',
  })
function upstream(name: string, body: string) {
  const file = join(sandbox.home, 'upstream/skills', name, 'SKILL.md')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `---\nname: ${name}\ndescription: Does ${name}. Use when wanted.\n---\n\n${body}\n`)
}
function commit() {
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-q', '-m', 'x')
}
async function run(client: Client, ...words: readonly string[]): Promise<ClientEnd> {
  const end = await runClient(client, words, { sandbox })
  if (end.status !== 0) throw new Error(`${client} ${words.join(' ')}: ${end.status}\n${end.text}`)
  return end
}
const lock = (): Record<string, Record<string, unknown>> => JSON.parse(sandbox.read('skills-lock.json')).skills
const vendored = (name: string) => readFileSync(join(sandbox.project, 'vendor/skills', name, 'SKILL.md'), 'utf8')
const installed = (name: string) => readFileSync(join(sandbox.project, '.agents/skills', name, 'SKILL.md'), 'utf8')

describe.skipIf(!hasClients)('one project, with the skills installer (no test/clients here)', () => {
  it('keeps what each of both wrote into the lock', { timeout: limit }, async () => {
    await run('skills', 'add', url, '-s', 'pdf', '-a', 'claude-code', 'codex', '-y')
    const theirs = lock()['pdf']
    await run('metier', 'add', `${url}@docx`, '--agent', 'claude-code', '--yes')
    expect(lock()['pdf']).toEqual(theirs)
    const ours = lock()['docx']
    upstream('xlsx', 'Version one.')
    commit()
    await run('skills', 'add', url, '-s', 'xlsx', '-a', 'claude-code', 'codex', '-y')
    expect(lock()).toMatchObject({ docx: ours, pdf: theirs, xlsx: { sourceType: 'git' } })
    // The hash that it keeps is the one that Metier computes for the same files.
    expect(lock()['docx']?.['computedHash']).toMatch(/^[0-9a-f]{64}$/)
    const seen: { name: string; agents: string[] }[] = JSON.parse((await run('skills', 'list', '--json')).text)
    expect(seen.map(({ name }) => name).toSorted()).toEqual(['docx', 'pdf', 'xlsx'])
    expect(seen.every(({ agents }) => agents.includes('Claude Code'))).toBe(true)
    expect((await runClient('metier', ['verify'], { sandbox })).status).toBe(0)
  })

  it.each(['My Forms_2', 'über', '日本語'])(
    'finds %s in the folder of another name that it put it into',
    { timeout: limit },
    async (name) => {
      upstream('forms', 'Version one.')
      const file = join(sandbox.home, 'upstream/skills/forms/SKILL.md')
      writeFileSync(file, readFileSync(file, 'utf8').replace('name: forms', `name: ${name}`))
      commit()
      await run('skills', 'add', url, '-s', name, '-a', 'claude-code', 'codex', '-y')
      const before = pathsOf(sandbox.project)
      expect(Object.keys(lock())).toEqual([name])
      expect((await run('metier', 'verify')).text).toContain('nothing differs from the lock')
      await run('metier', 'update', '--yes')
      await run('metier', 'add', url, '--skill', name, '--yes')
      await run('metier', 'ci')
      expect(pathsOf(sandbox.project)).toEqual(before)
      expect(lock()).toEqual({ [name]: expect.objectContaining({ agents: ['claude-code'] }) })
    },
  )

  it(
    'tells after an install by it where else a skill lies, and puts that right as doctor says',
    { timeout: limit },
    async () => {
      for (const name of ['pdf', 'docx'])
        await run('metier', 'add', `${url}@${name}`, '--path', 'vendor/skills', '--yes')
      const ours = lock()
      upstream('xlsx', 'Version one.')
      commit()
      await run('skills', 'add', url, '-s', 'xlsx', '-a', 'claude-code', '-y')
      expect(lock()).toMatchObject(ours)
      upstream('pdf', 'Version two.')
      commit()
      await run('skills', 'add', url, '-s', 'pdf', '-a', 'codex', '-y')
      expect(lock()['docx']).toEqual(ours['docx'])
      expect(lock()['pdf']).not.toHaveProperty('places')
      expect([installed('pdf'), vendored('pdf')]).toEqual([
        expect.stringContaining('two.'),
        expect.stringContaining('one.'),
      ])
      const { status, text } = await runClient('metier', ['doctor', '--json'], { sandbox })
      const { installation }: { installation: { path: string; message: string }[] } = JSON.parse(text)
      expect([status, installation.map(({ path }) => path)]).toEqual([1, [join(sandbox.project, 'vendor/skills/pdf')]])
      // As it says, word for word.
      const [, words = ''] = /`metier ([^`]+)`/.exec(installation[0]?.message ?? '') ?? []
      await run('metier', ...words.split(' '), '--yes')
      expect(lock()['pdf']?.['places']).toEqual(['.agents/skills', 'vendor/skills'])
      expect([installed('pdf'), vendored('pdf')]).toEqual([
        expect.stringContaining('two.'),
        expect.stringContaining('two.'),
      ])
      await run('metier', 'verify')
      await run('metier', 'doctor')
    },
  )

  it('agrees with it on the hash of the same skill', { timeout: limit }, async () => {
    await run('skills', 'add', url, '-s', 'pdf', '-a', 'claude-code', 'codex', '-y')
    const { computedHash } = lock()['pdf'] ?? {}
    await run('metier', 'update', '--yes')
    expect(lock()['pdf']).toMatchObject({ computedHash, digest: expect.stringMatching(/^sha256:/) })
  })

  it(
    'says after an update by it that the files are others than those that were pinned',
    { timeout: limit },
    async () => {
      await run('metier', 'add', url, '--agent', 'claude-code', '--yes')
      upstream('pdf', 'Version two.')
      commit()
      await run('skills', 'add', url, '-s', 'pdf', '-a', 'claude-code', 'codex', '-y')
      expect(installed('pdf')).toContain('Version two.')
      expect(lock()['docx']).toMatchObject({ digest: expect.stringMatching(/^sha256:/), agents: ['claude-code'] })
      const { status, text } = await runClient('metier', ['verify'], { sandbox })
      // Its entry is a new one, without what Metier pinned: nothing is claimed that nobody checked.
      expect(`${status} ${text}`).toMatch(/^(?:0 [^]*without a digest|1 [^]*pdf)/)
      await run('metier', 'update', '--yes')
      await run('metier', 'verify')
      expect(installed('pdf')).toContain('Version two.')
    },
  )

  it('lets it remove what Metier installed, and Metier what it installed', { timeout: limit }, async () => {
    await run('skills', 'add', url, '-s', 'pdf', '-a', 'claude-code', 'codex', '-y')
    await run('metier', 'add', `${url}@docx`, '--agent', 'claude-code', '--yes')
    await run('skills', 'remove', 'docx', '-y')
    expect(Object.keys(lock())).toEqual(['pdf'])
    await run('metier', 'update', '--yes')
    await run('metier', 'remove', 'pdf', '--yes')
    expect(lock()).toEqual({})
    expect(pathsOf(sandbox.project).filter((path) => path.endsWith('SKILL.md'))).toEqual([])
  })
})

describe.skipIf(!hasClients)('moving a project (no test/clients here)', () => {
  it(
    'from the skills installer: one command pins everything, links included, and ci holds it',
    { timeout: limit },
    async () => {
      await run('skills', 'add', url, '-s', '*', '-a', 'claude-code', 'codex', '-y')
      const before = pathsOf(sandbox.project)
      expect((await run('metier', 'outdated')).text).toContain('metier update')
      await run('metier', 'update', '--yes')
      expect(lock()).toMatchObject({
        pdf: { commit: expect.stringMatching(/^[0-9a-f]{40}$/), agents: ['claude-code'] },
        docx: { digest: expect.stringMatching(/^sha256:/) },
      })
      expect(pathsOf(sandbox.project)).toEqual(before)
      // A fresh clone, after the source moved on.
      upstream('pdf', 'Version two.')
      commit()
      for (const each of ['.agents', '.claude']) execFileSync('rm', ['-r', join(sandbox.project, each)])
      await run('metier', 'ci')
      expect(pathsOf(sandbox.project)).toEqual(before)
      expect(installed('pdf')).toContain('Version one.')
    },
  )

  it('and back: it restores from the lock that Metier wrote', { timeout: limit }, async () => {
    await run('metier', 'add', url, '--agent', 'claude-code', '--yes')
    execFileSync('rm', ['-r', join(sandbox.project, '.agents'), join(sandbox.project, '.claude')])
    const entries = Object.keys(lock())
    await run('skills', 'experimental_install', '-y')
    expect(installed('pdf')).toContain('Version one.')
    expect(Object.keys(lock())).toEqual(entries)
    await run('skills', 'add', url, '-s', '*', '-a', 'claude-code', 'codex', '-y')
    expect(existsSync(join(sandbox.project, '.claude/skills/pdf/SKILL.md'))).toBe(true)
  })
})

describe.skipIf(!hasClients)('one project with openskills (no test/clients here)', () => {
  it('lists what it installed, and it reads what Metier installed', { timeout: limit }, async () => {
    await run('openskills', 'install', '../upstream/skills/pdf', '-y')
    expect((await run('metier', 'list', '--json')).text).toContain('"pdf"')
    await run('metier', 'add', `${url}@docx`, '--agent', 'claude-code', '--yes')
    expect((await run('openskills', 'list')).text).toMatch(/docx/)
    expect((await run('openskills', 'read', 'docx')).text).toContain('Version one.')
    // Its own note on where the skill came from is no file of the skill: nothing of it is lost or written over.
    const { status, text } = await runClient('metier', ['add', `${url}@pdf`, '--agent', 'claude-code', '--yes'], {
      sandbox,
    })
    expect(status).not.toBe(0)
    expect(text).toContain('--overwrite')
    expect(existsSync(join(sandbox.project, '.claude/skills/pdf/.openskills.json'))).toBe(true)
  })
})
