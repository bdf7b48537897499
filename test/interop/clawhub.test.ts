import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packageUser, skillText, type TemporaryTree } from '../packages/package-user.case.ts'
import { clawhubToken, startClawhub, type ClawhubServer } from './clawhub-server.case.ts'

// The registry's own client, which knows nothing of Metier, and Metier, against one registry on loopback.

const run = promisify(execFile)
const modules = fileURLToPath(new URL('../clients/node_modules/', import.meta.url))
const [node, program] = [`${modules}node24/bin/node`, `${modules}clawhub/bin/clawdhub.js`]
const isThere = existsSync(node) && existsSync(program)

let tree: TemporaryTree
let server: ClawhubServer
beforeEach(async () => {
  server = await startClawhub()
  tree = createTemporaryTree({
    'project/.git/HEAD': '',
    'desk/pdf/SKILL.md': skillText('pdf'),
    'desk/pdf/references/more.md': '# More\n',
    'home/.config/clawhub/config.json': JSON.stringify({ registry: server.url, token: clawhubToken }),
  })
})
afterEach(() => {
  server.close()
  tree.cleanUp()
})

const metier = (environment: Readonly<Record<string, string>> = { CLAWHUB_TOKEN: clawhubToken }) =>
  packageUser(tree, { environment: { CLAWHUB_REGISTRY: server.url, ...environment } })
const publish = (more: object = {}) =>
  metier().run('publish', { paths: ['../desk/pdf'], to: 'clawhub:', yes: true, ...more })
const clawhub = (...words: readonly string[]) =>
  run(node, [program, '--no-input', '--registry', server.url, ...words], {
    cwd: tree.at('project'),
    env: { PATH: process.env['PATH'], HOME: tree.at('home'), CLAWHUB_DISABLE_TELEMETRY: '1' },
  })
const read = (path: string) => readFileSync(tree.at(path), 'utf8')

async function evilArchive(): Promise<string> {
  mkdirSync(tree.at('evil/pdf'), { recursive: true })
  writeFileSync(tree.at('evil/pdf/SKILL.md'), skillText('pdf', 'license: evil\n'))
  await metier().run('pack', { path: tree.at('evil/pdf'), output: tree.at('evil.zip'), format: 'zip', flat: true })
  return tree.at('evil.zip')
}

describe('publishing to a ClawHub registry', () => {
  it('counts versions for a skill that says none, and sends nothing that is there', async () => {
    expect(await publish()).toMatchObject({ reference: 'clawhub:@acme/pdf@1.0.0', unchanged: false })
    expect(await publish()).toMatchObject({ reference: 'clawhub:@acme/pdf@1.0.0', unchanged: true, steps: [] })
    writeFileSync(tree.at('desk/pdf/references/more.md'), '# Even more\n')
    expect(await publish()).toMatchObject({ reference: 'clawhub:@acme/pdf@1.0.1' })
    await expect(publish({ release: '1.0.1' })).resolves.toMatchObject({ unchanged: true })
    writeFileSync(tree.at('desk/pdf/references/more.md'), '# Other\n')
    await expect(publish({ release: '1.0.1' })).rejects.toThrow(/is there already, with other files/)
  })

  it('is not possible without a token, and with one that `metier login` kept', async () => {
    const input = { paths: ['../desk/pdf'], to: 'clawhub:', yes: true }
    await expect(metier({}).run('publish', input)).rejects.toMatchObject({ code: 'unauthorized' })
    const credentials = { version: 1, hosts: { [new URL(server.url).host]: { kind: 'token', token: clawhubToken } } }
    mkdirSync(tree.at('home/.config/metier'), { recursive: true })
    writeFileSync(tree.at('home/.config/metier/credentials.json'), JSON.stringify(credentials), { mode: 0o600 })
    expect(await metier({}).run('publish', input)).toMatchObject({ reference: 'clawhub:@acme/pdf@1.0.0' })
  })

  it('a dry run sends nothing, and names every file that would be sent', async () => {
    const { steps } = await publish({ dryRun: true })
    expect(steps).toHaveLength(3)
    expect(server.asked.filter((line) => line.startsWith('POST'))).toEqual([])
  })

  it('a file with a dot in front is refused, because others would get a skill without it', async () => {
    writeFileSync(tree.at('desk/pdf/.hidden'), 'x')
    await expect(publish()).rejects.toThrow(/\.hidden/)
  })
})

describe.skipIf(!isThere)(`with clawhub on Node 24${isThere ? '' : ', which are absent'}`, { timeout: 120_000 }, () => {
  it('installs what Metier published, file for file', async () => {
    await publish()
    await clawhub('install', '@acme/pdf')
    const at = existsSync(tree.at('project/skills/pdf')) ? 'project/skills/pdf' : 'project/skills/@acme/pdf'
    for (const path of ['SKILL.md', 'references/more.md']) expect(read(`${at}/${path}`)).toBe(read(`desk/pdf/${path}`))
  })

  it('publishes what Metier installs, file for file', async () => {
    await clawhub('publish', tree.at('desk/pdf'), '--slug', 'pdf', '--name', 'PDF', '--version', '2.0.0')
    await metier().run('add', { source: 'clawhub:@acme/pdf', yes: true })
    for (const path of ['SKILL.md', 'references/more.md'])
      expect(read(`project/.agents/skills/pdf/${path}`)).toBe(read(`desk/pdf/${path}`))
    expect(JSON.parse(read('project/skills-lock.json')).skills.pdf).toMatchObject({
      source: '@acme/pdf',
      sourceType: 'clawhub',
      version: '2.0.0',
    })
  })

  it('takes what Metier published for what it would publish itself', async () => {
    await publish()
    const { stdout } = await clawhub('publish', tree.at('desk/pdf'), '--slug', 'pdf', '--dry-run', '--json')
    expect(JSON.parse(stdout)).toMatchObject({ status: 'unchanged', version: '1.0.0' })
  })

  it('does not notice other bytes than were published, and Metier does', async () => {
    await publish()
    server.answers.set('/api/v1/download', readFileSync(await evilArchive()))
    await clawhub('install', '@acme/pdf')
    await expect(metier().run('add', { source: 'clawhub:@acme/pdf', yes: true })).rejects.toMatchObject({
      code: 'integrity-failed',
    })
  })
})
