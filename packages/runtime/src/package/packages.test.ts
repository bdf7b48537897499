import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createHash } from 'node:crypto'
import { agentPlaces, parseSource, type ScanReport } from '@metier/core'
import { createFakeHost, createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packTar } from '../archive/pack-tar.ts'
import { packZip } from '../archive/pack-zip.ts'
import type { PackedFile } from '../archive/packed-file.ts'
import { loadConfiguration } from '../config/load-configuration.ts'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { createNodeFileWriter } from '../disk/create-node-file-writer.ts'
import { createDownload } from '../fetch/create-download.ts'
import { serveAnswers, type Answer, type AnsweringServer } from '../fetch/serve-answers.case.ts'
import { openStore } from '../store/open-store.ts'
import { stagingOf } from '../store/staging-of.ts'
import { installPrepared } from './install-prepared.ts'
import { installSite } from './install-site.ts'
import { preparePackage } from './prepare-package.ts'
import { removeInstalled } from './remove-installed.ts'
import { restoreLocked } from './restore-locked.ts'
import { verifyInstalled } from './verify-installed.ts'

const skill = (name: string, body = 'Do it.') =>
  `---\nname: ${name}\ndescription: Does ${name}. Use when ${name} is wanted.\n---\n${body}\n`

let tree: ReturnType<typeof createTemporaryTree>
let server: AnsweringServer | undefined
beforeEach(() => {
  tree = createTemporaryTree({
    'project/.git/HEAD': '',
    'source/skills/pdf/SKILL.md': skill('pdf'),
    'source/skills/pdf/scripts/run.sh': '#!/bin/sh\n',
    'source/skills/docx/SKILL.md': skill('docx'),
  })
  chmodSync(tree.at('source/skills/pdf/scripts/run.sh'), 0o755)
})
afterEach(() => {
  server?.close()
  server = undefined
  tree.cleanUp()
})

const fileSystem = createNodeFileSystem()
const writer = createNodeFileWriter()
const passed: ScanReport = { verdict: 'pass', findings: [], filesScanned: 1, skipped: [] }

/** A user with a project, and what is done there. */
function open(environment: Readonly<Record<string, string>> = {}) {
  const host = createFakeHost({
    home: tree.at('home'),
    environment: { PATH: process.env['PATH'] ?? '', HOME: tree.at('home'), ...environment },
  })
  const configuration = loadConfiguration({ fileSystem, host, cwd: tree.at('project'), overrides: {} })
  const home = tree.at('project/.agents/skills')
  const site = installSite({ fileSystem, writer, host, configuration, scope: 'project', home })
  const store = openStore({ fileSystem, host })
  const shared = {
    fileSystem,
    host,
    projectRoot: tree.at('project'),
    store,
    scanner: { scan: async () => passed },
    download: createDownload(),
    progress: () => undefined,
  }
  const prepare = (source: string) => preparePackage({ ...shared, request: parseSource(source) })
  const install = async (
    source: string,
    { agents = [], overwrite = false }: { agents?: string[]; overwrite?: boolean } = {},
  ) => {
    const { skills } = await prepare(source)
    const incoming = skills.map(({ name, digest, entry }) => ({ name, digest, entry }))
    const places = agentPlaces({ home, agents, scope: 'project', locate: site.locate })
    return installPrepared({ fileSystem, store, site, incoming, places, overwrite })
  }
  const restore = () => restoreLocked({ ...shared, site, judge: () => undefined, judgeStored: () => undefined })
  const states = () => verifyInstalled(fileSystem, site).map(({ name, state }) => `${name} ${state}`)
  const remove = (...names: string[]) => removeInstalled({ fileSystem, site, store, names, dryRun: false })
  return { site, store, prepare, install, restore, states, remove }
}

const at = (path: string) => tree.at(`project/.agents/skills/${path}`)
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=me', '-c', 'user.email=me@example.test', ...words], {
    cwd: tree.at('source'),
    encoding: 'utf8',
  })
const commitAll = () => {
  git('init', '-q')
  git('add', '-A')
  git('commit', '-q', '-m', 'x', '--allow-empty')
  return git('rev-parse', 'HEAD').trim()
}

/** A host on loopback with these answers. */
async function serve(answers: Readonly<Record<string, Answer>>): Promise<string> {
  server = await serveAnswers(answers)
  return server.url
}

describe('installing from a folder', () => {
  // BTW-55, BTW-66: validated, then the whole directory is copied.
  it('copies the whole skill, and keeps what may be executed', async () => {
    const { install, states } = open()
    await install('../source')
    expect(readFileSync(at('pdf/SKILL.md'), 'utf8')).toBe(skill('pdf'))
    expect(lstatSync(at('pdf/scripts/run.sh')).mode & 0o777).toBe(0o755)
    expect(states()).toEqual(['docx intact', 'pdf intact'])
  })

  it('links other agents to the one copy, so that the project can be moved', async () => {
    const { install } = open()
    await install('../source@pdf', { agents: ['claude-code'] })
    expect(readlinkSync(tree.at('project/.claude/skills/pdf'))).toBe('../../.agents/skills/pdf')
    renameSync(tree.at('project'), tree.at('moved'))
    expect(readFileSync(tree.at('moved/.claude/skills/pdf/SKILL.md'), 'utf8')).toBe(skill('pdf'))
  })

  it('touches nothing but what it was asked for', async () => {
    const { install } = open()
    await install('../source@pdf')
    expect(readdirSync(tree.at('project')).toSorted()).toEqual(['.agents', '.git', 'skills-lock.json'])
    expect(readdirSync(tree.at('project/.agents'))).toEqual(['skills'])
    expect(readdirSync(at(''))).toEqual(['pdf'])
  })

  it('is done once when it is done twice', async () => {
    const { install } = open()
    await install('../source')
    const before = readFileSync(tree.at('project/skills-lock.json'), 'utf8')
    const { plan } = await install('../source')
    expect(plan.steps.map(({ action }) => action)).toEqual(['keep', 'keep'])
    expect(readFileSync(tree.at('project/skills-lock.json'), 'utf8')).toBe(before)
  })

  it('reads nothing through a link: neither to a file of the user nor to a folder', async () => {
    const { prepare } = open()
    tree.write('home/secret', 'token')
    symlinkSync(tree.at('home/secret'), tree.at('source/skills/pdf/stolen.txt'))
    await expect(prepare('../source@pdf')).rejects.toMatchObject({ code: 'refused' })
    rmSync(tree.at('source/skills/pdf/stolen.txt'))
    symlinkSync(tree.at('home'), tree.at('source/skills/home'))
    symlinkSync('..', tree.at('source/skills/up'))
    const { skills } = await prepare('../source')
    expect(skills.map(({ name }) => name)).toEqual(['docx', 'pdf'])
  })

  it('says what there is when the name is wrong, and what is wrong when there is nothing', async () => {
    const { prepare } = open()
    await expect(prepare('../source@pdff')).rejects.toMatchObject({
      code: 'not-found',
      next: expect.stringContaining('Did you mean pdf'),
    })
    tree.write('empty/x/SKILL.md', 'no frontmatter')
    await expect(prepare('../empty')).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('x/SKILL.md'),
    })
    await expect(prepare('../nowhere')).rejects.toMatchObject({ code: 'not-found' })
  })

  it('offers one of equal copies, and refuses two of one name that differ', async () => {
    const { prepare, install } = open()
    tree.write('source/.claude/skills/docx/SKILL.md', skill('docx'))
    expect((await prepare('../source')).skills.map(({ name }) => name)).toEqual(['docx', 'pdf'])
    tree.write('source/.claude/skills/pdf/SKILL.md', skill('pdf', 'Another.'))
    const { plan } = await install('../source')
    expect(plan.refusals.map(({ why }) => why)).toEqual(['same-name'])
    expect(existsSync(at('pdf'))).toBe(false)
  })
})

describe('what a person changed', () => {
  it('is never replaced unasked, and moved aside when asked', async () => {
    const { install, states } = open()
    await install('../source')
    writeFileSync(at('pdf/SKILL.md'), `${skill('pdf')}Mine.\n`)
    tree.write('source/skills/pdf/SKILL.md', skill('pdf', 'New.'))
    expect(states()).toEqual(['docx intact', 'pdf changed'])
    const refused = await install('../source')
    expect(refused.plan.refusals.map(({ why }) => why)).toEqual(['changed-here'])
    expect(readFileSync(at('pdf/SKILL.md'), 'utf8')).toContain('Mine.')
    const { moved } = await install('../source', { overwrite: true })
    expect(readFileSync(`${moved[0]}/SKILL.md`, 'utf8')).toContain('Mine.')
    expect(readFileSync(at('pdf/SKILL.md'), 'utf8')).toBe(skill('pdf', 'New.'))
  })

  it('is moved aside when the skill is removed', async () => {
    const { install, remove } = open()
    await install('../source', { agents: ['claude-code'] })
    writeFileSync(at('pdf/note.md'), 'mine')
    const [removed] = remove('pdf')
    expect(readFileSync(`${removed?.moved}/note.md`, 'utf8')).toBe('mine')
    expect(existsSync(at('pdf')) || existsSync(tree.at('project/.claude/skills/pdf'))).toBe(false)
    expect(readdirSync(at(''))).toEqual(['docx'])
  })

  it('is replaced without a word when it is only older', async () => {
    const { install } = open()
    await install('../source')
    tree.write('source/skills/pdf/SKILL.md', skill('pdf', 'New.'))
    rmSync(tree.at('source/skills/pdf/scripts'), { recursive: true })
    await install('../source')
    expect(readFileSync(at('pdf/SKILL.md'), 'utf8')).toBe(skill('pdf', 'New.'))
    expect(existsSync(at('pdf/scripts'))).toBe(false)
  })
})

describe('installing from a repository', () => {
  it('pins the commit, and brings back the very same after the branch moved on', async () => {
    const commit = commitAll()
    const { install, restore, site, store } = open()
    await install(`git+file://${tree.at('source')}@pdf`)
    expect(site.lock.read().skills.get('pdf')).toMatchObject({
      commit,
      sourceType: 'git',
      skillPath: 'skills/pdf/SKILL.md',
    })
    tree.write('source/skills/pdf/SKILL.md', skill('pdf', 'Later.'))
    commitAll()
    rmSync(at('pdf'), { recursive: true })
    for (const digest of store.digests()) store.remove(digest)
    await restore()
    expect(readFileSync(at('pdf/SKILL.md'), 'utf8')).toBe(skill('pdf'))
  })

  it('runs nothing of the repository', async () => {
    tree.write('source/.githooks/post-checkout', `#!/bin/sh\ntouch ${tree.at('ran')}\n`)
    chmodSync(tree.at('source/.githooks/post-checkout'), 0o755)
    commitAll()
    tree.write('home/.gitconfig', `[core]\n\thooksPath = .githooks\n`)
    await open().install(`git+file://${tree.at('source')}@pdf`)
    expect(existsSync(tree.at('ran'))).toBe(false)
  })

  it('takes a part of it, a branch and a tag', async () => {
    commitAll()
    git('tag', '-a', 'v1', '-m', 'one')
    tree.write('source/skills/pdf/SKILL.md', skill('pdf', 'Later.'))
    commitAll()
    const { prepare } = open()
    const old = await prepare(`git+file://${tree.at('source')}@pdf#v1`)
    const now = await prepare(`git+file://${tree.at('source')}@pdf`)
    expect(old.skills[0]?.digest).not.toBe(now.skills[0]?.digest)
    await expect(prepare(`git+file://${tree.at('source')}#nope`)).rejects.toMatchObject({ code: 'fetch-failed' })
  })
})

describe('installing from an archive', () => {
  const files: readonly PackedFile[] = [{ path: 'pdf/SKILL.md', bytes: Buffer.from(skill('pdf')), executable: false }]

  // BTW-47, BTW-68: the shape in which GitHub packs a repository.
  it('finds the skills below the folder that GitHub puts around them', async () => {
    const shaped = files.map((file) => ({ ...file, path: `owner-repo-0123abc/${file.path}` }))
    writeFileSync(tree.at('repo.zip'), await packZip(shaped))
    const { install, states } = open()
    await install('../repo.zip')
    expect(states()).toEqual(['pdf intact'])
  })

  it('fetches it, and what is behind it is held against the lock the next time', async () => {
    const answers: Record<string, Uint8Array> = { '/pdf.tar.gz': await packTar(files) }
    const base = await serve(answers)
    const { install, restore, store } = open()
    await install(`${base}/pdf.tar.gz`)
    answers['/pdf.tar.gz'] = await packTar([
      { path: 'pdf/SKILL.md', bytes: Buffer.from(skill('pdf', 'Tampered.')), executable: false },
    ])
    rmSync(at('pdf'), { recursive: true })
    for (const digest of store.digests()) store.remove(digest)
    await expect(restore()).rejects.toMatchObject({ code: 'integrity-failed' })
    expect(existsSync(at('pdf'))).toBe(false)
  })

  it('needs no network for what the store has', async () => {
    const base = await serve({ '/pdf.tar.gz': await packTar(files) })
    const { install, restore, states } = open()
    await install(`${base}/pdf.tar.gz`)
    server?.close()
    rmSync(at('pdf'), { recursive: true })
    await restore()
    expect(states()).toEqual(['pdf intact'])
  })
})

const digestOf = (bytes: Uint8Array | string) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`
const entry = (name: string, type: string, url: string, digest: string) => ({
  name,
  type,
  description: 'x',
  url,
  digest,
})

describe('installing from a host', () => {
  const schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json'

  it('checks each skill against the digest of the index', async () => {
    const archive = await packTar([{ path: 'SKILL.md', bytes: Buffer.from(skill('pdf')), executable: false }])
    const skills = [
      entry('pdf', 'archive', 'pdf.tar.gz', digestOf(archive)),
      entry('docx', 'skill-md', '/docx.md', digestOf(skill('docx'))),
    ]
    const index = JSON.stringify({ $schema: schema, skills })
    const base = await serve({
      '/.well-known/agent-skills/index.json': index,
      '/.well-known/agent-skills/pdf.tar.gz': archive,
      '/docx.md': skill('docx'),
    })
    const { prepare } = open()
    expect((await prepare(base)).skills.map(({ name }) => name)).toEqual(['docx', 'pdf'])
    server?.close()
    const wrong = await serve({
      '/.well-known/agent-skills/index.json': index,
      '/.well-known/agent-skills/pdf.tar.gz': archive,
      '/docx.md': 'other',
    })
    await expect(prepare(wrong)).rejects.toMatchObject({ code: 'integrity-failed' })
  })

  it('reads the older index, all files of a skill or none', async () => {
    const index = JSON.stringify({ skills: [{ name: 'pdf', description: 'x', files: ['SKILL.md', 'a b.md'] }] })
    const answers: Record<string, string> = {
      '/.well-known/skills/index.json': index,
      '/.well-known/skills/pdf/SKILL.md': skill('pdf'),
    }
    const base = await serve(answers)
    const { prepare } = open()
    await expect(prepare(base)).rejects.toMatchObject({ code: 'fetch-failed' })
    answers['/.well-known/skills/pdf/a%20b.md'] = 'x'
    expect((await prepare(base)).skills.map(({ name }) => name)).toEqual(['pdf'])
  })

  it.each([
    ['no index', {}],
    ['another kind of index', { '/.well-known/agent-skills/index.json': '{"$schema":"x","skills":[]}' }],
    ['no JSON', { '/.well-known/agent-skills/index.json': '<html>' }],
    [
      'a file that climbs',
      {
        '/.well-known/skills/index.json': '{"skills":[{"name":"a","files":["SKILL.md","../../x"]}]}',
        '/.well-known/skills/a/SKILL.md': 'x',
      },
    ],
  ])('says what is wrong with %s', async (_case, answers) => {
    await expect(open().prepare(await serve(answers))).rejects.toMatchObject({
      code: expect.stringMatching(/not-found|fetch-failed|refused/),
    })
  })
})

describe('being cut off', () => {
  it('leaves the old skill where it can be put back', async () => {
    const { install, states } = open()
    await install('../source')
    const staging = stagingOf(at('').replace(/\/$/, ''))
    // As a process leaves it that was killed between its two steps.
    tree.makeDirectory('project/.agents/.metier-staging')
    renameSync(at('pdf'), `${staging}/old.1234.pdf`)
    writeFileSync(`${staging}/new.1234.pdf`, 'half of it')
    await install('../source@docx')
    expect(states()).toEqual(['docx intact', 'pdf intact'])
    expect(existsSync(staging)).toBe(false)
  })

  it('is made good by the next install when the lock was not written', async () => {
    const { install, states, site } = open()
    await install('../source')
    rmSync(site.lock.path)
    await install('../source')
    expect(states()).toEqual(['docx intact', 'pdf intact'])
  })
})

describe('a store that was damaged', () => {
  it('is never installed from', async () => {
    const { install, restore, store } = open()
    await install('../source@pdf')
    const [digest = ''] = store.digests()
    const kept = store.find(digest) ?? ''
    writeFileSync(kept, readFileSync(kept, 'utf8').replace('Do it.', 'Do ill'))
    rmSync(at('pdf'), { recursive: true })
    expect(await restore()).toMatchObject([{ name: 'pdf', from: 'source', changed: true }])
    expect(readFileSync(at('pdf/SKILL.md'), 'utf8')).toBe(skill('pdf'))
  })
})

describe('installing from an npm package', () => {
  // BTW-49, BTW-50, BTW-69: the package is looked for where the test says, and has to be there.
  it('takes the skills of the one that is installed in the project', async () => {
    tree.write('project/node_modules/@acme/tools/package.json', '{"name":"@acme/tools","version":"1.2.3"}')
    tree.write('project/node_modules/@acme/tools/skills/pdf/SKILL.md', skill('pdf'))
    tree.write('project/node_modules/@acme/tools/docs/SKILL.md', skill('not-for-others'))
    const { install, site, states } = open()
    await install('npm:@acme/tools')
    expect(states()).toEqual(['pdf intact'])
    expect(site.lock.read().skills.get('pdf')).toMatchObject({
      source: '@acme/tools',
      sourceType: 'node_modules',
      version: '1.2.3',
    })
  })

  it('says that there is none, and what npm said', async () => {
    const { prepare } = open()
    tree.write('project/.npmrc', 'registry=http://127.0.0.1:9/\nfetch-retries=0\n')
    await expect(prepare('npm:not-there-at-all')).rejects.toMatchObject({
      code: 'fetch-failed',
      message: expect.stringContaining('npm'),
    })
  })

  it('gets it from the registry of the user, and unpacks it like any archive', async () => {
    const tarball = await packTar([
      {
        path: 'package/package.json',
        bytes: Buffer.from('{"name":"x-tools","version":"2.0.0","scripts":{"prepare":"touch ran"}}'),
        executable: false,
      },
      { path: 'package/skills/pdf/SKILL.md', bytes: Buffer.from(skill('pdf')), executable: false },
    ])
    const answers: Record<string, Uint8Array | string> = { '/x-tools-2.0.0.tgz': tarball }
    const base = await serve(answers)
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
    const dist = { tarball: `${base}/x-tools-2.0.0.tgz`, integrity }
    answers['/x-tools'] = JSON.stringify({
      name: 'x-tools',
      'dist-tags': { latest: '2.0.0' },
      versions: { '2.0.0': { name: 'x-tools', version: '2.0.0', dist } },
    })
    tree.write('project/.npmrc', `registry=${base}/\nfetch-retries=0\naudit=false\n`)
    const { install, site } = open()
    await install('npm:x-tools')
    expect(site.lock.read().skills.get('pdf')).toMatchObject({ version: '2.0.0', integrity })
    expect(existsSync(tree.at('project/ran'))).toBe(false)
    answers['/x-tools-2.0.0.tgz'] = await packTar([
      { path: 'package/SKILL.md', bytes: Buffer.from(skill('pdf')), executable: false },
    ])
    tree.remove('home/.npm')
    await expect(open().prepare('npm:x-tools')).rejects.toMatchObject({ code: 'fetch-failed' })
  }, 60_000)
})

/** A registry with one skill: what it says of it, and what it gives. */
const registry = async (more: Readonly<Record<string, unknown>> = {}, content = skill('pdf')) => {
  const files = [{ path: 'SKILL.md', size: 1, sha256: digestOf(skill('pdf')).slice('sha256:'.length) }]
  return serve({
    '/api/v1/skills/pdf': JSON.stringify({ skill: { slug: 'pdf' }, latestVersion: { version: '1.2.0' }, ...more }),
    '/api/v1/skills/pdf/versions/1.2.0': JSON.stringify({ version: '1.2.0', files }),
    '/api/v1/download?slug=pdf&version=1.2.0': await packZip([
      { path: 'SKILL.md', bytes: Buffer.from(content), executable: false },
    ]),
  })
}

describe('installing from a ClawHub registry', () => {
  // OST-40, OST-46: by name and by the name of the source, as the older system spells it.
  it('takes the newest, held against the files that it publishes', async () => {
    const { install, states, site } = open({ CLAWHUB_REGISTRY: await registry() })
    await install('clawhhub:pdf')
    expect(states()).toEqual(['pdf intact'])
    expect(site.lock.read().skills.get('pdf')).toMatchObject({ source: 'pdf', sourceType: 'clawhub', version: '1.2.0' })
  })

  it('refuses bytes that are not those that were published', async () => {
    const { prepare } = open({ CLAWHUB_REGISTRY: await registry({}, skill('pdf', 'Tampered.')) })
    await expect(prepare('clawhub:pdf')).rejects.toMatchObject({ code: 'integrity-failed' })
  })

  it('refuses what the registry blocks', async () => {
    const { prepare } = open({ CLAWHUB_REGISTRY: await registry({ moderation: { isMalwareBlocked: true } }) })
    await expect(prepare('clawhub:pdf')).rejects.toMatchObject({ code: 'refused' })
  })

  // OST-42: a remote index only if somebody enabled it.
  it('asks nobody whom the user has not named', async () => {
    await expect(open().prepare('clawhub:pdf')).rejects.toMatchObject({
      code: 'usage',
      next: expect.stringContaining('CLAWHUB_REGISTRY'),
    })
    const { prepare } = open({ CLAWHUB_REGISTRY: await registry() })
    await expect(prepare('clawhub:@acme/nothing')).rejects.toMatchObject({ code: 'not-found' })
  })
})
