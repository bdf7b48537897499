import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createNodeFileSystem, digestDirectory } from '@metier/runtime'
import { createTemporaryTree } from '@metier/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { packageUser, skillText, type TemporaryTree } from '../packages/package-user.case.ts'
import { startServer, type StartedServer } from './start-server.case.ts'

// Verdaccio, a registry for npm, and npm itself.

const run = promisify(execFile)
const modules = fileURLToPath(new URL('../clients/node_modules/', import.meta.url))
const [node, verdaccio] = [`${modules}node24/bin/node`, `${modules}verdaccio/bin/verdaccio`]
const isThere = existsSync(node) && existsSync(verdaccio) && process.platform !== 'win32'

describe.skipIf(!isThere)(`with verdaccio and npm${isThere ? '' : ', which are absent'}`, { timeout: 120_000 }, () => {
  let tree: TemporaryTree
  let server: StartedServer
  let front: Server
  beforeAll(async () => {
    tree = createTemporaryTree({ 'project/.git/HEAD': '', 'other/package.json': '{"name":"other","version":"1.0.0"}' })
    const settings = {
      storage: tree.at('storage'),
      auth: { htpasswd: { file: tree.at('htpasswd') } },
      packages: { '**': { access: '$all', publish: '$all' } },
      log: { type: 'stdout', format: 'pretty', level: 'warn' },
      web: { enable: false },
    }
    writeFileSync(tree.at('verdaccio.yaml'), JSON.stringify(settings))
    // It names no port that the system chose; a socket of ours in front of its own does.
    const socket = tree.at('verdaccio.sock')
    server = await startServer({
      program: node,
      words: [verdaccio, '--config', tree.at('verdaccio.yaml'), '--listen', `unix:${socket}`],
      environment: { HOME: tree.at('home') },
      ready: /http address/,
    })
    front = createServer((near) => {
      const far = connect(socket)
      near.pipe(far).pipe(near)
      near.on('error', () => far.destroy())
      far.on('error', () => near.destroy())
    })
    await new Promise<void>((resolve) => void front.listen(0, '127.0.0.1', resolve))
    const address = front.address()
    const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    writeFileSync(tree.at('npmrc'), `registry=http://${host}/\n//${host}/:_authToken=anything\n`)
  }, 90_000)
  afterAll(async () => {
    front?.close()
    await server?.stop()
    tree?.cleanUp()
  })
  beforeEach(() => {
    for (const path of ['project/.agents', 'project/skills-lock.json', 'desk'])
      rmSync(tree.at(path), { recursive: true, force: true })
    write('desk/pdf/SKILL.md', skillText('pdf', 'license: MIT\nmetadata:\n  version: "1.0"\n  tags: paper, print\n'))
    write('desk/pdf/references/more.md', '# More\n')
  })

  const write = (path: string, text: string) => tree.write(path, text)
  const environment = () => ({
    npm_config_userconfig: tree.at('npmrc'),
    npm_config_cache: tree.at('cache'),
    npm_config_update_notifier: 'false',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  })
  const metier = () => packageUser(tree, { environment: environment() })
  const npm = (directory: string, ...words: readonly string[]) =>
    run('npm', words, {
      cwd: tree.at(directory),
      env: { PATH: process.env['PATH'], HOME: tree.at('home'), ...environment() },
    })
  const publish = (name: string, more: object = {}) =>
    metier().run('publish', { paths: ['../desk/pdf'], to: `npm:${name}`, yes: true, ...more })
  const digestOf = (path: string) => digestDirectory(createNodeFileSystem(), tree.at(path))

  it('what we publish is installed back the same, and published again is nothing new', async () => {
    expect(await publish('@acme/pdf')).toMatchObject({ reference: 'npm:@acme/pdf@1.0.0', unchanged: false })
    expect(await publish('@acme/pdf')).toMatchObject({ unchanged: true, steps: [] })
    await metier().run('add', { source: 'npm:@acme/pdf@1.0.0', yes: true })
    expect(digestOf('project/.agents/skills/pdf')).toBe(digestOf('desk/pdf'))
    write('desk/pdf/references/more.md', '# Other\n')
    await expect(publish('@acme/pdf')).rejects.toThrow(/is there already, and is something else/)
  })

  it('npm installs it as a package without code, scripts or dependencies', async () => {
    await publish('pdf-skill')
    await npm('other', 'install', 'pdf-skill@1.0.0')
    expect(digestOf('other/node_modules/pdf-skill/skills/pdf')).toBe(digestOf('desk/pdf'))
    const manifest: unknown = JSON.parse(readFileSync(tree.at('other/node_modules/pdf-skill/package.json'), 'utf8'))
    expect(manifest).toMatchObject({ keywords: ['agent-skill', 'agent-skills', 'paper', 'print'], license: 'MIT' })
    for (const member of ['scripts', 'dependencies', 'main', 'bin']) expect(manifest).not.toHaveProperty(member)
  })

  it('what `npm publish` published is installed, at the version that was asked for', async () => {
    write('desk/package.json', JSON.stringify({ name: 'by-npm', version: '3.1.0', files: ['skills'] }))
    write('desk/skills/docx/SKILL.md', skillText('docx'))
    await npm('desk', 'publish')
    await metier().run('add', { source: 'npm:by-npm@^3', yes: true })
    expect(digestOf('project/.agents/skills/docx')).toBe(digestOf('desk/skills/docx'))
    const lock: unknown = JSON.parse(readFileSync(tree.at('project/skills-lock.json'), 'utf8'))
    expect(lock).toMatchObject({ skills: { docx: { source: 'by-npm', version: '3.1.0' } } })
  })

  it('what we publish is found on npm by what it is for', async () => {
    await publish('found-skill')
    write('other/plain/package.json', JSON.stringify({ name: 'found-plain', version: '1.0.0' }))
    await npm('other/plain', 'publish')
    const { output } = await metier().ask('search', { query: ['found'], from: ['npm:'], tags: ['print'] })
    expect(output['problems']).toEqual([])
    expect(output['matches']).toMatchObject([{ name: 'found-skill', reference: 'npm:found-skill' }])
  })

  it('several skills go into one package', async () => {
    write('desk/docx/SKILL.md', skillText('docx', 'metadata:\n  version: "1.0"\n'))
    await metier().run('publish', { paths: ['../desk'], to: 'npm:office-skills', yes: true })
    const { output } = await metier().ask('add', { source: 'npm:office-skills@1.0.0', list: true })
    expect(JSON.stringify(output['installed'])).toContain('"name":"docx"')
  })
})
