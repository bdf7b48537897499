import { mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { createFakeHost, createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packTar } from '../archive/pack-tar.ts'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { createDownload } from './create-download.ts'
import { fetchOci } from './fetch-oci.ts'
import { ociReference } from './oci-reference.ts'
import { ociRegistryFixture } from './oci-registry.case.ts'
import { serveAnswers, type AnsweringServer } from './serve-answers.case.ts'

const text = '---\nname: pdf\ndescription: Reads forms.\n---\nDo it.\n'
const image = 'application/vnd.oci.image.manifest.v1+json'
const list = 'application/vnd.oci.image.index.v1+json'
const usual = 'application/vnd.agentskills.skill.content.v1.tar+gzip'

let tree: ReturnType<typeof createTemporaryTree>
const servers: AnsweringServer[] = []
beforeEach(() => {
  tree = createTemporaryTree()
})
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  tree.cleanUp()
})

const packed = (folder = 'pdf/', content = text) =>
  packTar([{ path: `${folder}SKILL.md`, bytes: Buffer.from(content), executable: false }])

let count = 0
function fetch(reference: string) {
  const quarantine = tree.at(`quarantine-${count++}`)
  mkdirSync(quarantine)
  const host = createFakeHost({ home: tree.at('home'), environment: {} })
  const context = { fileSystem: createNodeFileSystem(), host, projectRoot: tree.path, quarantine, wanted: [] }
  return fetchOci({ kind: 'oci', reference }, { ...context, download: createDownload(), progress: () => undefined })
}

async function open(fixture: ReturnType<typeof ociRegistryFixture>) {
  const server = await serveAnswers(fixture.answers)
  servers.push(server)
  return server
}

/** A registry with one skill under the tag `v1`. */
async function withSkill({ layerType = usual, artifactType }: { layerType?: string; artifactType?: string } = {}) {
  const fixture = ociRegistryFixture()
  const layer = fixture.put('blobs', await packed(), layerType)
  const manifest = fixture.put('manifests', { schemaVersion: 2, artifactType, layers: [layer] }, image)
  fixture.tag('v1', manifest)
  return { fixture, layer, manifest, server: await open(fixture) }
}

describe('an artifact of a registry', () => {
  it.each([
    [usual, 'application/vnd.agentskills.skill.v1'],
    ['application/vnd.agent.skill.content.v1.tar+gzip', 'application/vnd.agent.skill.v1+json'],
    ['application/vnd.cncf.skill.bundle.v1.tar+gzip', 'application/vnd.cncf.skill.manifest.v1+json'],
    ['application/vnd.oci.image.layer.v1.tar+gzip', undefined],
    ['application/vnd.docker.image.rootfs.diff.tar.gzip', undefined],
  ])('is read with layers of %s', async (layerType, artifactType) => {
    const { server, manifest } = await withSkill({ layerType, ...(artifactType !== undefined && { artifactType }) })
    const { directory, lock } = await fetch(`${server.host}/acme/skills:v1`)
    expect(readFileSync(`${directory}/pdf/SKILL.md`, 'utf8')).toBe(text)
    expect(lock).toEqual({
      source: `${server.host}/acme/skills:v1`,
      sourceType: 'oci',
      resolved: `${server.host}/acme/skills@${manifest.digest}`,
    })
  })

  it('is what it was, when its tag has moved and its digest is asked for', async () => {
    const { fixture, server, manifest } = await withSkill()
    const { lock } = await fetch(`${server.host}/acme/skills:v1`)
    const layer = fixture.put('blobs', await packed('pdf/', `${text}New.\n`), usual)
    fixture.tag('v1', fixture.put('manifests', { layers: [layer] }, image))
    const { directory } = await fetch(lock.resolved ?? '')
    expect(readFileSync(`${directory}/pdf/SKILL.md`, 'utf8')).toBe(text)
    expect(lock.resolved).toContain(manifest.digest)
  })

  it('may be a collection, each skill once and no proofs of how it was built', async () => {
    const { fixture, manifest, server } = await withSkill()
    const layer = fixture.put('blobs', await packed('docx/'), usual)
    const docx = fixture.put('manifests', { layers: [layer] }, image)
    const annotations = { 'vnd.docker.reference.type': 'attestation-manifest' }
    const proof = { ...fixture.put('manifests', { layers: [] }, image), annotations }
    fixture.tag('all', fixture.put('manifests', { manifests: [manifest, docx, manifest, proof] }, list))
    const { directory } = await fetch(`${server.host}/acme/skills:all`)
    expect(readdirSync(directory, { recursive: true }).map(String).toSorted()).toEqual(
      ['0', '0/pdf', '0/pdf/SKILL.md', '1', '1/docx', '1/docx/SKILL.md'].toSorted(),
    )
  })

  it.each(['blobs', 'manifests'] as const)('is refused when its %s are not what their digest says', async (what) => {
    const { fixture, layer, manifest, server } = await withSkill()
    const { digest } = what === 'blobs' ? layer : manifest
    const other = await packed('pdf/', `${text}Tampered.\n`)
    fixture.answers[`/v2/acme/skills/${what}/${digest}`] = other
    await expect(fetch(`${server.host}/acme/skills@${manifest.digest}`)).rejects.toMatchObject({
      code: expect.stringMatching(/^(integrity-failed|too-large)$/),
    })
  })

  it('is refused when a layer of the same length was changed', async () => {
    const { fixture, layer, server } = await withSkill()
    const bytes = Buffer.from(await packed())
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    fixture.answers[`/v2/acme/skills/blobs/${layer.digest}`] = bytes
    await expect(fetch(`${server.host}/acme/skills:v1`)).rejects.toMatchObject({ code: 'integrity-failed' })
  })

  it.each([
    [
      'something else',
      { layers: [{ mediaType: 'text/plain', digest: `sha256:${'0'.repeat(64)}`, size: 1 }] },
      'text/plain',
    ],
    ['nothing', { layers: [] }, 'no layer'],
    ['no manifest', { hello: 1 }, 'neither'],
    ['a digest of another kind', { layers: [{ mediaType: usual, digest: 'md5:x', size: 1 }] }, 'SHA-256'],
    ['a path for a digest', { layers: [{ mediaType: usual, digest: 'sha256:../../x', size: 1 }] }, 'SHA-256'],
    ['a collection of what is no list', { manifests: [1] }, 'SHA-256'],
    [
      'files over several layers',
      { layers: [1, 2].map(() => ({ mediaType: usual, digest: `sha256:${'0'.repeat(64)}`, size: 1 })) },
      'layers',
    ],
  ])('says what is wrong with one that holds %s', async (_what, manifest, message) => {
    const fixture = ociRegistryFixture()
    fixture.tag('v1', fixture.put('manifests', manifest, image))
    const { host } = await open(fixture)
    await expect(fetch(`${host}/acme/skills:v1`)).rejects.toMatchObject({
      code: 'fetch-failed',
      message: expect.stringContaining(message),
    })
  })

  it('says that there is none, and refuses collections without end', async () => {
    const { fixture, server } = await withSkill()
    await expect(fetch(`${server.host}/acme/skills:v9`)).rejects.toMatchObject({ code: 'not-found' })
    const inner = fixture.put('manifests', { manifests: [] }, list)
    fixture.tag('deep', fixture.put('manifests', { manifests: [inner] }, list))
    await expect(fetch(`${server.host}/acme/skills:deep`)).rejects.toMatchObject({ code: 'fetch-failed' })
  })
})

describe('a registry that asks for a login', () => {
  const secret = Buffer.from('me:secret').toString('base64')

  /** Gives nothing without the token, and the token only for the password. */
  async function guarded(realm: (host: string) => string) {
    const { fixture, server } = await withSkill()
    const heard: (string | undefined)[] = []
    for (const [path, body] of Object.entries(fixture.answers)) {
      fixture.answers[path] = ({ headers }) =>
        headers.authorization === 'Bearer t0ken' && typeof body !== 'function'
          ? { body }
          : { status: 401, headers: { 'www-authenticate': `Bearer realm="${realm(server.host)}",service="registry"` } }
    }
    fixture.answers['/token?service=registry&scope=repository%3Aacme%2Fskills%3Apull'] = ({ headers }) => {
      heard.push(headers.authorization)
      return headers.authorization === `Basic ${secret}` ? { body: '{"token":"t0ken"}' } : { status: 403 }
    }
    return { server, fixture, heard }
  }

  it.each(['docker', 'netrc'])('gets what %s knows, once', async (where) => {
    const { server, heard } = await guarded((host) => `http://${host}/token`)
    const auths = JSON.stringify({ auths: { [server.host]: { auth: secret } } })
    if (where === 'docker') tree.write('home/.docker/config.json', auths)
    else tree.write('home/.netrc', 'machine 127.0.0.1 login me password secret\n')
    const { directory } = await fetch(`${server.host}/acme/skills:v1`)
    expect(readFileSync(`${directory}/pdf/SKILL.md`, 'utf8')).toBe(text)
    expect(heard).toEqual([`Basic ${secret}`])
  })

  it('gives a token for the identity token that Docker keeps, asked for with POST', async () => {
    const { server, fixture, heard } = await guarded((host) => `http://${host}/token`)
    const forms: string[] = []
    fixture.answers['/token'] = ({ method, headers }, body) => {
      forms.push(`${method} ${headers['content-type']} ${headers.authorization ?? 'nothing'} ${body}`)
      return { body: '{"access_token":"t0ken"}' }
    }
    const auths = { [server.host]: { auth: btoa('me:'), identitytoken: 'i d' } }
    tree.write('home/.docker/config.json', JSON.stringify({ auths }))
    const { directory } = await fetch(`${server.host}/acme/skills:v1`)
    expect(readFileSync(`${directory}/pdf/SKILL.md`, 'utf8')).toBe(text)
    expect(heard).toEqual([])
    expect(forms).toEqual([
      'POST application/x-www-form-urlencoded nothing grant_type=refresh_token&client_id=metier&refresh_token=i+d&scope=repository%3Aacme%2Fskills%3Apull&service=registry',
    ])
  })

  it('says how to log in where nothing is known', async () => {
    const { server } = await guarded((host) => `http://${host}/token`)
    await expect(fetch(`${server.host}/acme/skills:v1`)).rejects.toMatchObject({
      code: 'fetch-failed',
      next: expect.stringContaining('login'),
    })
  })

  it('is told no password over a wire that others can read', async () => {
    const { server } = await guarded(() => 'http://login.example.test/token')
    tree.write('home/.docker/config.json', JSON.stringify({ auths: { [server.host]: { auth: secret } } }))
    await expect(fetch(`${server.host}/acme/skills:v1`)).rejects.toMatchObject({
      code: 'fetch-failed',
      message: expect.stringContaining('not safe'),
    })
  })
})

describe('a reference', () => {
  it.each([
    ['ghcr.io/acme/skills', 'ghcr.io', 'acme/skills', 'latest'],
    ['localhost:5000/a:v1.2', 'localhost:5000', 'a', 'v1.2'],
    [`h.example/a/b/c:v1@sha256:${'a'.repeat(64)}`, 'h.example', 'a/b/c', `sha256:${'a'.repeat(64)}`],
  ])('%s is taken apart', (reference, registry, repository, version) => {
    expect(ociReference(reference)).toEqual({ registry, repository, version })
  })

  it.each(['', 'acme/skills', 'h.example/../x', 'h.example/a@sha256:12', 'h.example/a b', 'h.example'])(
    '%j is none',
    (reference) => {
      expect(() => ociReference(reference)).toThrow(/names no artifact/)
    },
  )
})
