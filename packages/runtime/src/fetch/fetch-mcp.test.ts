import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFakeHost, createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { serveSkill, type ServedSkill } from '../remote-skills/serve-skill.case.ts'
import { createDownload } from './create-download.ts'
import type { FetchContext } from './fetch-context.ts'
import { fetchMcp } from './fetch-mcp.ts'
import { serveAnswers } from './serve-answers.case.ts'

const text = '---\nname: refunds\ndescription: Refunds.\n---\n\nPay back.\n'
const files = { 'SKILL.md': text, 'references/a.md': '# A' }
const closing: (() => unknown)[] = []
let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree()
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  tree.cleanUp()
})

interface Asking extends Partial<Pick<FetchContext, 'wanted' | 'agreeToStart'>> {
  readonly environment?: Readonly<Record<string, string>>
}

let count = 0
function fetch(server: string, { environment = {}, ...more }: Asking = {}) {
  const quarantine = tree.at(`quarantine-${count++}`)
  mkdirSync(quarantine, { recursive: true })
  return fetchMcp(
    { kind: 'mcp', server },
    {
      fileSystem: createNodeFileSystem(),
      host: createFakeHost({ home: tree.at('home'), environment }),
      projectRoot: tree.path,
      quarantine,
      wanted: [],
      download: createDownload(),
      progress: () => undefined,
      ...more,
    },
  )
}

async function serve(more: Partial<ServedSkill> = {}) {
  const server = await serveSkill('refunds', { files, ...more })
  closing.push(server.close)
  return server
}

const command = (marker: string) => `${process.execPath} -e require('fs').writeFileSync('${marker}','')`

describe('skills of an MCP server', () => {
  it('come with the very bytes that their entries name, and the address stands in the lock', async () => {
    const { url } = await serve()
    const { directory, lock, refused } = await fetch(url)
    expect(readFileSync(join(directory, 'refunds/SKILL.md'), 'utf8')).toBe(text)
    expect(readFileSync(join(directory, 'refunds/references/a.md'), 'utf8')).toBe('# A')
    expect([lock, refused]).toEqual([{ source: url, sourceType: 'mcp' }, []])
  })

  it('that are not what their entries say are not brought', async () => {
    const { url } = await serve({ lies: { 'references/a.md': '# B' } })
    await expect(fetch(url)).rejects.toMatchObject({ code: 'integrity-failed' })
  })

  it('that nobody wants are not asked for', async () => {
    const { url, reads } = await serve()
    await fetch(url, { wanted: ['other'] })
    expect(reads).toEqual([])
  })

  it('that nobody can agree to are named with the reason', async () => {
    const { url } = await serve({ change: (skill) => ({ ...skill, resources: 'dynamic' }) })
    expect(await fetch(url)).toMatchObject({
      refused: [{ path: 'skill://refunds/SKILL.md', message: expect.stringContaining('at each request') }],
    })
  })

  it('lie in a folder of a name of ours where theirs could be another path', async () => {
    const uri = 'skill://a%2F..%2F..%2Fb/SKILL.md'
    const { url } = await serve({
      change: (skill) => ({
        ...skill,
        uri,
        resources:
          skill.resources === 'dynamic'
            ? []
            : skill.resources.map((each) => ({
                ...each,
                uri: each.uri.replace('skill://refunds', 'skill://a%2F..%2F..%2Fb'),
              })),
      }),
    })
    await fetch(url).catch(() => undefined)
    expect(existsSync(tree.at('b'))).toBe(false)
    expect(existsSync(tree.at(`quarantine-${count - 1}/b`))).toBe(false)
  })

  it('are asked for with what the user keeps for the host', async () => {
    const { url } = await serve({ token: `Basic ${btoa('me:secret')}` })
    await expect(fetch(url)).rejects.toMatchObject({ code: 'fetch-failed' })
    tree.write('home/.netrc', 'machine 127.0.0.1 login me password secret\n')
    expect(await fetch(url)).toMatchObject({ refused: [] })
  })

  it('are not asked for when the network is switched off', async () => {
    const { url, reads } = await serve()
    const failure = fetch(url, { environment: { METIER_OFFLINE: '1' } })
    await expect(failure).rejects.toMatchObject({
      code: 'fetch-failed',
      message: expect.stringContaining('METIER_OFFLINE'),
    })
    expect(reads).toEqual([])
  })

  it('of a server whose answers have no end are left', async () => {
    const server = await serveAnswers({ '/mcp': Buffer.alloc(40 * 1024 * 1024, ' ') })
    closing.push(server.close)
    await expect(fetch(`${server.url}/mcp`)).rejects.toMatchObject({ code: 'fetch-failed' })
  })
})

it.each([
  ['http://127.0.0.1:1/mcp', 'http://127.0.0.1:1/mcp'],
  ['nosuchprogram one two', '"nosuchprogram one two"'],
])('what does not answer is named as it was typed: %s', async (server, shown) => {
  await expect(fetch(server, { agreeToStart: async () => true })).rejects.toMatchObject({
    code: 'fetch-failed',
    message: expect.stringContaining(`${shown} did not answer`),
  })
})

describe('a server that is a command', () => {
  it.each<[string, FetchContext['agreeToStart'] | undefined]>([
    ['nobody was asked', undefined],
    ['the user said no', async () => false],
  ])('is not started when %s', async (_what, agreeToStart) => {
    const marker = tree.at('started')
    const asking = agreeToStart === undefined ? {} : { agreeToStart }
    await expect(fetch(command(marker), asking)).rejects.toMatchObject({
      code: 'refused',
      next: expect.stringMatching(/metier add .*--yes/),
    })
    expect(existsSync(marker)).toBe(false)
  })

  it('is started when the user agreed to this very command', async () => {
    const marker = tree.at('started')
    const asked: string[] = []
    const agreeToStart = async (what: string) => asked.push(what) > 0
    // It is no MCP server, and ends at once.
    await expect(fetch(command(marker), { agreeToStart })).rejects.toMatchObject({ code: 'fetch-failed' })
    expect([existsSync(marker), asked]).toEqual([true, [command(marker)]])
  })
})
