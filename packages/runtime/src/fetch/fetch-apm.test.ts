import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFakeHost, createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packTar } from '../archive/pack-tar.ts'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { digestBytes } from '../package/digest-bytes.ts'
import { createDownload } from './create-download.ts'
import { fetchApm } from './fetch-apm.ts'
import { serveAnswers, type Answer, type AnsweringServer } from './serve-answers.case.ts'

let tree: ReturnType<typeof createTemporaryTree>
let answers: Record<string, Answer>
let server: AnsweringServer
beforeEach(async () => {
  tree = createTemporaryTree()
  answers = {}
  server = await serveAnswers(answers)
})
afterEach(() => {
  server.close()
  tree.cleanUp()
})

const packed = (word: string) =>
  packTar([{ path: '.apm/skills/web/SKILL.md', bytes: Buffer.from(word), executable: false }])

async function publish(versions: readonly string[], name = 'acme/web') {
  const listed = []
  for (const version of versions) {
    const bytes = await packed(version)
    listed.push({ version, digest: digestBytes(bytes) })
    answers[`/apm/v1/packages/${name}/versions/${encodeURIComponent(version)}/download`] = bytes
  }
  answers[`/apm/v1/packages/${name}/versions`] = JSON.stringify({ package: name, versions: listed })
}

let count = 0
function fetch(version?: string, { name = 'acme/web', environment = {} } = {}) {
  const quarantine = tree.at(`quarantine-${count++}`)
  mkdirSync(quarantine)
  const host = createFakeHost({
    home: tree.at('home'),
    environment: { APM_REGISTRY: `${server.url}/apm/`, ...environment },
  })
  const context = { fileSystem: createNodeFileSystem(), host, projectRoot: tree.path, quarantine, wanted: [] }
  const source = { kind: 'apm' as const, name, ...(version !== undefined && { version }) }
  return fetchApm(source, { ...context, download: createDownload(), progress: () => undefined })
}

describe('a package of an APM registry', () => {
  it.each<[string[], string | undefined, string]>([
    [['1.9.0', '1.10.0', '1.2.0'], undefined, '1.10.0'],
    [['1.0.0', '2.0.0-beta.1'], undefined, '1.0.0'],
    [['2.0.0-beta.1', 'main'], undefined, '2.0.0-beta.1'],
    [['main', '1.0.0'], 'main', 'main'],
    [['feature/x', '1.0.0'], 'feature/x', 'feature/x'],
    [['1.2.0', '1.10.0', '1.9.0', '2.0.0', '1.11.0-beta'], '^1.2', '1.10.0'],
    [['1.2.0', '1.2.9', '1.3.0'], '1.2', '1.2.9'],
    [['1.2', '1.2.9'], '1.2', '1.2'],
    [['2.0.0-beta.1', '2.0.0-rc.1', '3.0.0'], '^2.0.0-beta', '2.0.0-rc.1'],
  ])('of the versions %j, asked for %s, is %s', async (versions, asked, expected) => {
    await publish(versions)
    const { directory, lock } = await fetch(asked)
    expect(readFileSync(join(directory, '.apm/skills/web/SKILL.md'), 'utf8')).toBe(expected)
    expect(lock).toMatchObject({
      source: 'acme/web',
      sourceType: 'apm',
      version: expected,
      integrity: expect.stringMatching(/^sha256:/),
    })
  })

  it.each(['^3', 'master'])('has no %s where nothing is in it, and says what there is', async (asked) => {
    await publish(['1.0.0', '2.0.0'])
    await expect(fetch(asked)).rejects.toMatchObject({
      code: 'not-found',
      next: expect.stringContaining('1.0.0, 2.0.0'),
    })
  })

  it('with a host in its name is one segment of the address', async () => {
    await publish(['1.0.0'], encodeURIComponent('gitlab.com/acme/web'))
    expect(await fetch(undefined, { name: 'gitlab.com/acme/web' })).toMatchObject({ lock: { version: '1.0.0' } })
  })

  it('whose archive is not what the registry says is not opened', async () => {
    await publish(['1.0.0'])
    answers['/apm/v1/packages/acme/web/versions/1.0.0/download'] = await packed('other')
    await expect(fetch()).rejects.toMatchObject({ code: 'integrity-failed' })
  })

  it.each([
    ['that is not there', undefined, 'not-found'],
    ['without versions', '{"versions":[]}', 'not-found'],
    ['with versions that nobody can order', '{"versions":[{"version":"main","digest":"sha256:x"}]}', 'not-found'],
    ['of a registry that is none', '<html>', 'fetch-failed'],
    ['with a list that is none', '{"versions":{}}', 'fetch-failed'],
  ])('%s is an error with a next step', async (_what, answer, code) => {
    if (answer !== undefined) answers['/apm/v1/packages/acme/web/versions'] = answer
    await expect(fetch()).rejects.toMatchObject({ code, next: expect.stringMatching(/\S/) })
  })

  it('in a version that is not there names those that are', async () => {
    await publish(['1.0.0', 'main'])
    await expect(fetch('2.0.0')).rejects.toMatchObject({ next: expect.stringContaining('1.0.0, main') })
  })

  it('is asked for nowhere when no registry is named', async () => {
    const failure = fetch(undefined, { environment: { APM_REGISTRY: '' } })
    await expect(failure).rejects.toMatchObject({ code: 'usage', next: expect.stringContaining('APM_REGISTRY') })
  })

  it('is asked for with the token of the environment', async () => {
    await publish(['1.0.0'])
    for (const [path, body] of Object.entries(answers)) {
      answers[path] = ({ headers }) =>
        headers.authorization === 'Bearer t0ken' && typeof body !== 'function' ? { body } : { status: 401 }
    }
    await expect(fetch()).rejects.toMatchObject({ code: 'fetch-failed', next: expect.stringContaining('login') })
    expect(await fetch(undefined, { environment: { APM_REGISTRY_TOKEN: 't0ken' } })).toMatchObject({
      lock: { version: '1.0.0' },
    })
  })
})
