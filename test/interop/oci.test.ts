import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { createNodeFileSystem, createNodeFileWriter, digestDirectory } from '@metier/runtime'
import { createTemporaryTree } from '@metier/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { packageUser, skillText, type TemporaryTree } from '../packages/package-user.case.ts'
import { hasProgram } from './has-program.case.ts'
import { startServer, type StartedServer } from './start-server.case.ts'
import { startTokenServer } from './token-server.case.ts'

// Debian's registry and skopeo, neither of which knows Metier. `.ci/run` installs both.

const run = promisify(execFile)
const missing = [
  ...['docker-registry', 'skopeo'].filter((program) => !hasProgram(program)),
  ...(hasProgram('openssl', 'version') ? [] : ['openssl']),
]

const inspect = async (reference: string, ...more: readonly string[]) =>
  (await run('skopeo', ['--insecure-policy', 'inspect', '--tls-verify=false', ...more, `docker://${reference}`])).stdout

describe.skipIf(missing.length > 0)(
  `with docker-registry and skopeo${missing.length > 0 ? ', which are absent' : ''}`,
  { timeout: 120_000 },
  () => {
    let tree: TemporaryTree
    let server: StartedServer
    let host = ''
    beforeAll(async () => {
      tree = createTemporaryTree({ 'project/.git/HEAD': '', 'registry/keep': '' })
      const settings = {
        version: 0.1,
        storage: { filesystem: { rootdirectory: tree.at('registry') } },
        http: { addr: '127.0.0.1:0' },
      }
      writeFileSync(tree.at('registry.yaml'), JSON.stringify(settings))
      server = await startServer({
        program: 'docker-registry',
        words: ['serve', tree.at('registry.yaml')],
        ready: /listening on (127\.0\.0\.1:\d+)/,
      })
      host = server.found[1] ?? ''
    }, 90_000)
    afterAll(async () => {
      await server?.stop()
      tree?.cleanUp()
    })
    beforeEach(() => {
      rmSync(tree.at('desk'), { recursive: true, force: true })
      rmSync(tree.at('project/.agents'), { recursive: true, force: true })
      rmSync(tree.at('project/skills-lock.json'), { force: true })
      write('pdf/SKILL.md', skillText('pdf', 'license: MIT\nmetadata:\n  version: "1.0.0"\n'))
      write('pdf/scripts/run.sh', '#!/bin/sh\necho it works\n')
    })

    const write = (path: string, text: string) =>
      createNodeFileWriter().write(tree.at(`desk/${path}`), text, path.endsWith('.sh') ? { mode: 0o755 } : {})
    const publish = (name: string, more: object = {}) =>
      packageUser(tree).run('publish', { paths: ['../desk/pdf'], to: `oci:${host}/${name}`, yes: true, ...more })
    const add = (reference: string) => packageUser(tree).run('add', { source: `oci:${reference}`, yes: true })
    const digestOf = (path: string) => digestDirectory(createNodeFileSystem(), tree.at(path))

    it('what we publish is installed back the same, and published again is nothing new', async () => {
      const first = await publish('acme/pdf')
      expect(first['reference']).toMatch(/^oci:127\.0\.0\.1:\d+\/acme\/pdf@sha256:[0-9a-f]{64}$/)
      expect(await publish('acme/pdf')).toMatchObject({ unchanged: true, steps: [] })
      await add(`${host}/acme/pdf:1.0.0`)
      expect(digestOf('project/.agents/skills/pdf')).toBe(digestOf('desk/pdf'))
      const lock: { skills: { pdf: { resolved: string } } } = JSON.parse(
        readFileSync(tree.at('project/skills-lock.json'), 'utf8'),
      )
      expect(`oci:${lock.skills.pdf.resolved}`).toBe(first['reference'])
    })

    it('skopeo reads it as an artifact of the common dialect', async () => {
      await publish('acme/read')
      const manifest: unknown = JSON.parse(await inspect(`${host}/acme/read:1.0.0`, '--raw'))
      expect(manifest).toMatchObject({
        artifactType: 'application/vnd.agentskills.skill.v1',
        config: { mediaType: 'application/vnd.agentskills.skill.config.v1+json' },
        layers: [{ mediaType: 'application/vnd.agentskills.skill.content.v1.tar+gzip' }],
        annotations: { 'io.agentskills.skill.name': 'pdf', 'org.opencontainers.image.licenses': 'MIT' },
      })
    })

    it('a copy that skopeo made is byte for byte the same, and installs', async () => {
      const { reference } = await publish('acme/original')
      const [from, to] = [`docker://${host}/acme/original:1.0.0`, `docker://${host}/other/copy:1.0.0`]
      await run('skopeo', ['--insecure-policy', 'copy', '--src-tls-verify=false', '--dest-tls-verify=false', from, to])
      const digest = String(reference).split('@')[1] ?? ''
      await add(`${host}/other/copy@${digest}`)
      expect(digestOf('project/.agents/skills/pdf')).toBe(digestOf('desk/pdf'))
    })

    it('a version that is there is not replaced by another, unless somebody says so; latest moves', async () => {
      await publish('acme/moving', { tag: ['latest'] })
      write('pdf/more.md', 'more\n')
      await expect(publish('acme/moving')).rejects.toThrow(/is there already, and is something else/)
      await publish('acme/moving', { release: undefined, overwrite: true, tag: ['latest'] })
      await add(`${host}/acme/moving:latest`)
      expect(digestOf('project/.agents/skills/pdf')).toBe(digestOf('desk/pdf'))
    })

    it('a private registry takes and gives with what was logged in, and not without', async () => {
      // The password is `pass`, by bcrypt.
      tree.write('htpasswd', 'me:$2a$04$94fsBkKECf9vBXUf9JuVeOvFbaXaE.2Ucp3KwEKJ8wP6PFWHwATnO\n')
      tree.write(
        'private.yaml',
        JSON.stringify({
          version: 0.1,
          storage: { filesystem: { rootdirectory: tree.at('private') } },
          http: { addr: '127.0.0.1:0' },
          auth: { htpasswd: { realm: 'acme', path: tree.at('htpasswd') } },
        }),
      )
      const locked = await startServer({
        program: 'docker-registry',
        words: ['serve', tree.at('private.yaml')],
        ready: /listening on (127\.0\.0\.1:\d+)/,
      })
      try {
        const place = locked.found[1] ?? ''
        const input = { paths: ['../desk/pdf'], to: `oci:${place}/acme/pdf`, yes: true }
        await expect(packageUser(tree).run('publish', input)).rejects.toMatchObject({ code: 'unauthorized' })
        const auth = Buffer.from('me:pass').toString('base64')
        tree.write('docker/config.json', JSON.stringify({ auths: { [place]: { auth } } }))
        const user = packageUser(tree, { environment: { DOCKER_CONFIG: tree.at('docker') } })
        await user.run('publish', input)
        await user.run('add', { source: `oci:${place}/acme/pdf:1.0.0`, yes: true })
        expect(digestOf('project/.agents/skills/pdf')).toBe(digestOf('desk/pdf'))
      } finally {
        await locked.stop()
      }
    })

    it('a registry that wants tokens believes those that are bought with the identity token that Docker keeps', async () => {
      const named = { service: 'registry.test', issuer: 'tokens.test' }
      const tokens = await startTokenServer({ ...named, certificate: tree.at('tokens.pem'), identityToken: 'of me' })
      tree.write(
        'tokens.yaml',
        JSON.stringify({
          version: 0.1,
          storage: { filesystem: { rootdirectory: tree.at('for-tokens') } },
          http: { addr: '127.0.0.1:0' },
          auth: { token: { ...named, realm: tokens.realm, rootcertbundle: tree.at('tokens.pem') } },
        }),
      )
      const guarded = await startServer({
        program: 'docker-registry',
        words: ['serve', tree.at('tokens.yaml')],
        ready: /listening on (127\.0\.0\.1:\d+)/,
      })
      try {
        const place = guarded.found[1] ?? ''
        const input = { paths: ['../desk/pdf'], to: `oci:${place}/acme/pdf`, yes: true }
        const logIn = (identitytoken: string) => {
          const auths = { [place]: { auth: Buffer.from('me:').toString('base64'), identitytoken } }
          tree.write('docker-tokens/config.json', JSON.stringify({ auths }))
          return packageUser(tree, { environment: { DOCKER_CONFIG: tree.at('docker-tokens') } })
        }
        const denied = { code: 'fetch-failed', data: { status: 401 } }
        await expect(packageUser(tree).run('publish', input)).rejects.toMatchObject(denied)
        await expect(logIn('of another').run('publish', input)).rejects.toMatchObject(denied)
        const user = logIn('of me')
        await user.run('publish', input)
        await user.run('add', { source: `oci:${place}/acme/pdf:1.0.0`, yes: true })
        expect(digestOf('project/.agents/skills/pdf')).toBe(digestOf('desk/pdf'))
        expect(tokens.asked).toContain('POST refresh_token repository:acme/pdf:pull,push')
        expect(tokens.asked).toContain('POST refresh_token repository:acme/pdf:pull')
        // Another client with the same file is let in as well, so the service is one as they know it.
        const file = ['--authfile', tree.at('docker-tokens/config.json')]
        expect(JSON.parse(await inspect(`${place}/acme/pdf:1.0.0`, '--raw', ...file))).toHaveProperty('layers')
      } finally {
        await guarded.stop()
        tokens.stop()
      }
    })

    it('a dry run sends nothing', async () => {
      const { steps } = await publish('acme/never', { dryRun: true })
      expect(steps).toHaveLength(2)
      await expect(add(`${host}/acme/never:1.0.0`)).rejects.toThrow(/has no acme\/never/)
    })
  },
)
