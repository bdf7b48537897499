import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { formatSource, parseSource, sourceOfEntry, type PackageSource } from '@metier/core'
import { createFakeHost, createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packTar } from '../archive/pack-tar.ts'
import { packZip } from '../archive/pack-zip.ts'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { digestDirectory } from '../facts/digest-directory.ts'
import { digestBytes } from '../package/digest-bytes.ts'
import { findPackageSkills } from '../package/find-package-skills.ts'
import { createDownload } from './create-download.ts'
import type { FetchContext } from './fetch-context.ts'
import { fetchSource } from './fetch-source.ts'
import { ociRegistryFixture } from './oci-registry.case.ts'
import { serveSkill } from '../remote-skills/serve-skill.case.ts'
import { serveAnswers, type Answer, type AnsweringServer } from './serve-answers.case.ts'

const text = '---\nname: pdf\ndescription: Reads forms.\n---\nDo it.\n'
const files = [
  { path: 'SKILL.md', bytes: Buffer.from(text), executable: false },
  { path: 'references/a.md', bytes: Buffer.from('a\n'), executable: false },
]
const below = (folder: string) => files.map((file) => ({ ...file, path: `${folder}/${file.path}` }))

let tree: ReturnType<typeof createTemporaryTree>
let answers: Record<string, Answer>
let server: AnsweringServer
beforeEach(async () => {
  tree = createTemporaryTree({ 'project/.git/HEAD': '' })
  answers = {}
  server = await serveAnswers(answers)
})
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  server.close()
  tree.cleanUp()
})

/** The one skill of these tests at a place on this disk. */
function write(folder: string): void {
  for (const { path, bytes } of files) tree.write(`${folder}/${path}`, bytes.toString())
}

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=me', '-c', 'user.email=me@example.test', ...words], {
    cwd: tree.at('source'),
    stdio: 'pipe',
  })

/** One row for each kind: publishes the skill and gives the source as a person types it. */
const publish: { readonly [Kind in PackageSource['kind']]: () => Promise<string> } = {
  async directory() {
    write('source/skills/pdf')
    return tree.at('source')
  },
  async git() {
    write('source/skills/pdf')
    git('init', '-q')
    git('add', '-A')
    git('commit', '-qm', 'x')
    return `git+file://${tree.at('source')}`
  },
  async archive() {
    writeFileSync(tree.at('pdf.zip'), await packZip(below('pdf')))
    return tree.at('pdf.zip')
  },
  async 'well-known'() {
    const bytes = await packTar(files)
    const $schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json'
    const skill = { name: 'pdf', type: 'archive', description: 'x', url: '/pdf.tar.gz', digest: digestBytes(bytes) }
    answers['/.well-known/agent-skills/index.json'] = JSON.stringify({ $schema, skills: [skill] })
    answers['/pdf.tar.gz'] = bytes
    return server.url
  },
  async npm() {
    write('project/node_modules/@acme/tools/skills/pdf')
    tree.write('project/node_modules/@acme/tools/package.json', '{"version":"1.0.0"}')
    return 'npm:@acme/tools'
  },
  async clawhub() {
    const list = files.map(({ path, bytes }) => ({ path, sha256: createHash('sha256').update(bytes).digest('hex') }))
    answers['/api/v1/skills/pdf'] = JSON.stringify({ latestVersion: { version: '1.0.0' } })
    answers['/api/v1/skills/pdf/versions/1.0.0'] = JSON.stringify({ files: list })
    answers['/api/v1/download?slug=pdf&version=1.0.0'] = await packZip(files)
    return 'clawhub:pdf'
  },
  async oci() {
    const fixture = ociRegistryFixture()
    const layer = fixture.put('blobs', await packTar(below('pdf')), 'application/vnd.oci.image.layer.v1.tar+gzip')
    fixture.tag('v1', fixture.put('manifests', { layers: [layer] }, 'application/vnd.oci.image.manifest.v1+json'))
    Object.assign(answers, fixture.answers)
    return `oci:${server.host}/acme/skills:v1`
  },
  async apm() {
    const bytes = await packZip([
      { path: 'apm.yml', bytes: Buffer.from('name: tools\nversion: 1.0.0\n'), executable: false },
      ...below('.apm/skills/pdf'),
    ])
    const versions = [{ version: '1.0.0', digest: digestBytes(bytes), published_at: '2026-01-01T00:00:00Z' }]
    answers['/v1/packages/acme/tools/versions'] = JSON.stringify({ package: 'acme/tools', versions })
    answers['/v1/packages/acme/tools/versions/1.0.0/download'] = bytes
    return 'apm:acme/tools'
  },
  async mcp() {
    const served = await serveSkill('pdf', {
      files: Object.fromEntries(files.map(({ path, bytes }) => [path, bytes.toString()])),
    })
    closing.push(served.close)
    return `mcp:${served.url}`
  },
}

/** Nothing of the kind is there. */
const absent: { readonly [Kind in PackageSource['kind']]: () => string } = {
  directory: () => './nowhere',
  git: () => `git+file://${tree.at('nowhere')}`,
  archive: () => './nowhere.zip',
  'well-known': () => server.url,
  npm: () => 'npm:@acme/none@1.0.0',
  clawhub: () => 'clawhub:none',
  oci: () => `oci:${server.host}/acme/none:v1`,
  apm: () => 'apm:acme/none',
  mcp: () => `mcp:${server.url}/mcp`,
}

const fileSystem = createNodeFileSystem()
let count = 0

async function fetch(source: PackageSource) {
  const quarantine = tree.at(`quarantine/${count++}`)
  mkdirSync(quarantine, { recursive: true })
  const said: string[] = []
  const environment = {
    PATH: process.env['PATH'] ?? '',
    HOME: tree.at('home'),
    CLAWHUB_REGISTRY: server.url,
    APM_REGISTRY: server.url,
  }
  const context: FetchContext = {
    fileSystem,
    host: createFakeHost({ home: tree.at('home'), environment }),
    projectRoot: tree.at('project'),
    quarantine,
    download: createDownload(),
    wanted: [],
    progress: (what) => void said.push(what),
  }
  return { ...(await fetchSource(source, context)), quarantine, said }
}

const everything = () =>
  readdirSync(tree.path, { recursive: true })
    .map(String)
    .filter((path) => !/^(?:quarantine|home)\b/.test(path))
    .toSorted()

const sourceOf = (address: string) =>
  parseSource(address, {
    kindOf: (path) => (existsSync(path) ? (path.endsWith('.zip') ? 'file' : 'directory') : undefined),
  }).source

const kinds = ['apm', 'archive', 'clawhub', 'directory', 'git', 'mcp', 'npm', 'oci', 'well-known'] as const

/** What holds for a skill wherever it comes from. */
describe.each(kinds)('a skill from %s', (kind) => {
  it('has the digest that it has on this disk, and its source can be written down and read again', async () => {
    write('expected/pdf')
    const source = sourceOf(await publish[kind]())
    expect(source.kind).toBe(kind)
    expect(sourceOf(formatSource(source))).toEqual(source)
    const { directory, within } = await fetch(source)
    const { skills, refused } = findPackageSkills({ fileSystem, directory, ...(within !== undefined && { within }) })
    expect(refused).toEqual([])
    expect(skills.map(({ name }) => name)).toEqual(['pdf'])
    const digests = [skills[0]?.directory ?? '', tree.at('expected/pdf')].map((each) =>
      digestDirectory(fileSystem, each),
    )
    expect(digests[0]).toEqual(digests[1])
  })

  it('is found again by what the lock says of it', async () => {
    const { lock } = await fetch(sourceOf(await publish[kind]()))
    const again = sourceOfEntry({ ...lock, computedHash: '' }, { at: 'locked' }).source
    // What is installed in a project has no older version to ask for.
    const { lock: found } = await fetch(kind === 'npm' ? sourceOf('npm:@acme/tools') : again)
    const { source: _source, ref: _ref, ...exact } = lock
    expect(found).toMatchObject(exact)
  })

  it('leaves nothing but what is in quarantine, there or not', async () => {
    const source = sourceOf(await publish[kind]())
    const before = everything()
    const { directory, quarantine } = await fetch(source)
    expect(everything()).toEqual(before)
    const isHere = kind === 'directory' || kind === 'npm'
    expect(directory.startsWith(quarantine)).toBe(!isHere)
  })

  it('that is not there is an error with a next step', async () => {
    tree.write('project/.npmrc', 'registry=http://127.0.0.1:9/\nfetch-retries=0\n')
    const before = everything()
    await expect(fetch(sourceOf(absent[kind]()))).rejects.toMatchObject({
      name: 'MetierError',
      code: expect.stringMatching(/^(not-found|fetch-failed)$/),
      next: expect.stringMatching(/\S/),
    })
    expect(everything()).toEqual(before)
  })
})
