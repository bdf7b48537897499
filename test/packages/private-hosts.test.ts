import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serveGit } from '../../packages/cli/src/library/serve-git.case.ts'
import { packTar } from '../../packages/runtime/src/archive/pack-tar.ts'
import { packageUser, skillText, type TemporaryTree } from './package-user.case.ts'

// Hosts that ask who is there, each answered from the place where people keep the answer; proxies; and no network at all.

let tree: TemporaryTree
const closing: (() => unknown)[] = []
beforeEach(() => {
  tree = createTemporaryTree({ 'project/.git/HEAD': 'ref: refs/heads/main\n', 'home/keep': '' })
})
afterEach(() => {
  for (const close of closing.splice(0)) close()
  tree.cleanUp()
})

const basic = `Basic ${btoa('me:secret')}`
const installed = () => existsSync(tree.at('project/.agents/skills/pdf/SKILL.md'))
const user = (environment: Readonly<Record<string, string>> = {}) =>
  packageUser(tree, { environment: { GIT_CONFIG_NOSYSTEM: '1', ...environment } })
const add = (source: string, environment: Readonly<Record<string, string>> = {}) =>
  user(environment).run('add', { source, yes: true })

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server: Server = createServer(answer)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  closing.push(() => (server.closeAllConnections(), server.close()))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** A host that gives these bytes to whoever says this. */
const guarded = (answers: Readonly<Record<string, Uint8Array | string>>, said: string) =>
  listen(({ headers, url = '' }, response) => {
    const answer = answers[url]
    if (headers.authorization !== said) response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end()
    else response.writeHead(answer === undefined ? 404 : 200).end(answer ?? '')
  })

/** A repository that git asks a password for. */
async function guardedGit() {
  tree.write('served/acme/skills/pdf/SKILL.md', skillText('pdf'))
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=me', '-c', 'user.email=me@example.test', ...words], {
      cwd: tree.at('served/acme'),
    })
  git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', 'x')
  const behind = await serveGit(tree.at('served'))
  closing.push(behind.close)
  return listen((request, response) => {
    if (request.headers.authorization !== basic) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end()
      return
    }
    const { method, headers, url = '' } = request
    const passed = ask(new URL(url, behind.url), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    request.pipe(passed)
  })
}

describe('a host that asks for a password', () => {
  it('gets what a credential helper of git says', async () => {
    const source = `${await guardedGit()}/acme/.git`
    await expect(add(source)).rejects.toMatchObject({ code: 'fetch-failed' })
    tree.write('home/.gitconfig', '[credential]\n\thelper = "!f() { echo username=me; echo password=secret; }; f"\n')
    await add(source)
    expect(installed()).toBe(true)
  })

  it('gets what .netrc says, or the file in NETRC', async () => {
    const url = await guarded({ '/pdf/SKILL.md': skillText('pdf') }, basic)
    await expect(add(`${url}/pdf/SKILL.md`)).rejects.toMatchObject({ next: expect.stringContaining('login') })
    tree.write('elsewhere', 'machine 127.0.0.1 login me password secret\n')
    await add(`${url}/pdf/SKILL.md`, { NETRC: tree.at('elsewhere') })
    expect(installed()).toBe(true)
  })

  it('gets what metier login kept', async () => {
    const url = await guarded({ '/pdf/SKILL.md': skillText('pdf') }, 'Bearer t0ken')
    const hosts = { [new URL(url).host]: { kind: 'token', token: 't0ken' } }
    tree.write('home/.config/metier/credentials.json', JSON.stringify({ version: 1, hosts }))
    execFileSync('chmod', ['600', tree.at('home/.config/metier/credentials.json')])
    await add(`${url}/pdf/SKILL.md`)
    expect(installed()).toBe(true)
  })

  it('of npm gets what .npmrc says', async () => {
    const bytes = await packTar([
      { path: 'package/package.json', bytes: Buffer.from('{"name":"tools","version":"1.0.0"}'), executable: false },
      { path: 'package/skills/pdf/SKILL.md', bytes: Buffer.from(skillText('pdf')), executable: false },
    ])
    const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`
    const answers: Record<string, Uint8Array | string> = { '/tools-1.0.0.tgz': bytes }
    const url = await guarded(answers, 'Bearer t0ken')
    const dist = { tarball: `${url}/tools-1.0.0.tgz`, integrity }
    const versions = { '1.0.0': { name: 'tools', version: '1.0.0', dist } }
    answers['/tools'] = JSON.stringify({ name: 'tools', 'dist-tags': { latest: '1.0.0' }, versions })
    const npmrc = `registry=${url}/\nfetch-retries=0\nupdate-notifier=false\n`
    tree.write('home/.npmrc', npmrc)
    await expect(add('npm:tools@1.0.0')).rejects.toMatchObject({ code: 'fetch-failed' })
    tree.write('home/.npmrc', `${npmrc}//${new URL(url).host}/:_authToken=t0ken\n`)
    await add('npm:tools@1.0.0')
    expect(installed()).toBe(true)
  }, 60_000)
})

const proxied = async () => {
  const lines: string[] = []
  const url = await listen((request, response) => {
    lines.push(`${request.method} ${request.url}`)
    response.end(skillText('pdf'))
  })
  return { url, lines }
}

describe('a proxy', () => {
  it('of the environment is asked for a host that nobody here knows', async () => {
    const { url, lines } = await proxied()
    await add('http://skills.example/pdf/SKILL.md', { http_proxy: url })
    expect([lines, installed()]).toEqual([['GET http://skills.example/pdf/SKILL.md'], true])
  })

  it('is not asked for what NO_PROXY excepts', async () => {
    const { url, lines } = await proxied()
    const environment = { http_proxy: url, NO_PROXY: '.invalid' }
    await expect(add('http://skills.invalid/pdf/SKILL.md', environment)).rejects.toMatchObject({ code: 'fetch-failed' })
    expect(lines).toEqual([])
  })
})

describe('without the network', () => {
  const offline = { METIER_OFFLINE: '1' }

  it('everything of the lock comes from the store, and nothing is asked for', async () => {
    const asked: string[] = []
    const url = await listen((request, response) => {
      asked.push(request.url ?? '')
      response.end(skillText('pdf'))
    })
    await add(`${url}/pdf/SKILL.md`)
    rmSync(tree.at('project/.agents'), { recursive: true })
    asked.length = 0
    expect(await user(offline).run('ci', {})).toMatchObject({ skills: [{ name: 'pdf', from: 'store' }] })
    expect([installed(), asked]).toEqual([true, []])
  })

  it.each([
    ['a repository', (url: string) => `${url}/acme.git`],
    ['an archive', (url: string) => `${url}/pdf.zip`],
    ['a host', (url: string) => url],
    ['an OCI registry', (url: string) => `oci:${new URL(url).host}/acme/pdf:v1`],
    ['an MCP server', (url: string) => `mcp:${url}/mcp`],
    ['a ClawHub registry', () => 'clawhub:pdf'],
    ['an APM registry', () => 'apm:acme/pdf'],
    ['npm', () => 'npm:acme-pdf@1.0.0'],
  ])(
    '%s is not asked for anything',
    async (_what, sourceOf) => {
      const asked: string[] = []
      const url = await listen((request, response) => {
        asked.push(request.url ?? '')
        response.writeHead(404).end()
      })
      tree.write('home/.npmrc', `registry=${url}/\nfetch-retries=0\nupdate-notifier=false\n`)
      const failure = add(sourceOf(url), { ...offline, CLAWHUB_REGISTRY: url, APM_REGISTRY: url })
      await expect(failure).rejects.toMatchObject({ code: 'fetch-failed' })
      expect(asked).toEqual([])
    },
    60_000,
  )
})
