import { createNodeFileSystem, createSkillSearch } from '@metier/runtime'
import { buildSkill, createTemporaryTree } from '@metier/testing'
import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { SkillsClient } from '@modelcontextprotocol/client/ext/skills'
import { McpServer } from '@modelcontextprotocol/server'
import { SkillsExtension, type SkillWarning } from '@modelcontextprotocol/server/ext/skills'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { connectClient, eras } from '../connect-client.case.ts'
import { createRealCatalog } from '../real-catalog.case.ts'
import type { McpScope } from './mcp-scope.ts'
import { PendingCalls } from './pending-calls.ts'
import { createSkillSource } from './create-skill-source.ts'
import { skillsExtension } from './skills-extension.ts'
import { presetOf } from './preset-of.ts'

const fileSystem = createNodeFileSystem()
let tree: ReturnType<typeof createTemporaryTree>
const closing: (() => Promise<void>)[] = []

beforeEach(() => {
  tree = createTemporaryTree({
    'words/SKILL.md': buildSkill({ name: 'words', body: 'Say it plainly.' }),
    'words/references/guide.md': '# Guide\n',
    'words/references/deep/more.md': '# More\n',
    'words/assets/logo.png': 'not really\u0000a picture',
    'odd/SKILL.md': '---\nname: odd\ndescription: Odd.\nmetadata: { version: 1.0 }\n---\nOdd body.\n',
  })
})
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
  tree.cleanUp()
})

async function connect(era: (typeof eras)[number], path = tree.path, preset?: string) {
  const catalog = createRealCatalog(path)
  const extensions = [skillsExtension(fileSystem)]
  const connected = await connectClient(era, [], { catalog, extensions, ...(preset === undefined ? {} : { preset }) })
  closing.push(() => connected.client.close())
  return { ...connected, catalog, skills: new SkillsClient(connected.client) }
}

describe.each(eras)('skills over MCP in the %s era', (era) => {
  it('are declared, with reading of directories, beside resources', async () => {
    const { client, skills } = await connect(era)
    expect(client.getServerCapabilities()).toMatchObject({
      resources: {},
      extensions: { 'io.modelcontextprotocol/skills': { directoryRead: true } },
    })
    expect(skills).toMatchObject({ supported: true, directoryRead: true })
  })

  it('are listed with what their hosts take, and the others stay with the tools', async () => {
    const { skills, text } = await connect(era)
    const listing = await skills.list()
    expect(listing.skills.map(({ uri }) => uri)).toEqual(['skill://words/SKILL.md'])
    expect(await text('skill', { name: 'odd' })).toContain('Odd body.')
  })

  it('say how long a listing holds where the protocol asks for it', async () => {
    const { skills } = await connect(era)
    const [first] = (await skills.list()).skills
    const answers = [await skills.list(), await skills.get(first?.uri ?? '')]
    for (const answer of answers) {
      const { ttlMs, cacheScope } = answer
      // A client of 2025 gets neither.
      const expected = era === 'modern' ? { ttlMs: 5000, cacheScope: 'private' } : {}
      expect({ ttlMs, cacheScope }).toEqual(expected)
    }
  })

  it('are read byte for byte: every listed file passes the check of its host', async () => {
    const { skills } = await connect(era)
    const [skill] = (await skills.list()).skills
    if (skill === undefined || skill.resources === 'dynamic') throw new Error('Nothing is listed.')
    expect(skill.resources).toHaveLength(4)
    for (const { uri } of skill.resources) expect(await skills.read(skill, uri)).toMatchObject({ uri, verified: true })
    expect(await skills.read(skill)).toMatchObject({
      mimeType: 'text/markdown',
      body: expect.stringContaining('plainly'),
    })
  })

  it('keep a byte order mark and foreign line ends, which the digest covers', async () => {
    tree.write('words/SKILL.md', '\uFEFF---\r\nname: words\r\ndescription: Words.\r\n---\r\nBody.\r\n')
    const { skills } = await connect(era)
    const { skill } = await skills.get('skill://words/SKILL.md')
    expect(await skills.read(skill)).toMatchObject({ verified: true })
  })

  it('show an edit in the next entry, and the file no longer fits the old one', async () => {
    const { skills, catalog } = await connect(era)
    const { skill: before } = await skills.get('skill://words/SKILL.md')
    tree.write('words/references/guide.md', '# Changed\n')
    catalog.refresh()
    await expect(skills.read(before, 'references/guide.md')).rejects.toMatchObject({ reason: 'size' })
    const { skill: after } = await skills.get('skill://words/SKILL.md')
    expect(after.resources).not.toEqual(before.resources)
  })

  it.each([
    'skill://nope/SKILL.md',
    'skill://odd/SKILL.md',
    'skill://words/references/guide.md',
    'skill://words',
    'file:///etc/passwd',
    '',
  ])('skills/get of %j is -32602', async (uri) => {
    const { client } = await connect(era)
    await expect(client.request({ method: 'skills/get', params: { uri } }, anything)).rejects.toMatchObject({
      code: -32_602,
    })
  })

  it('have directories, children in order, marked by type', async () => {
    const { skills } = await connect(era)
    const children = (await skills.readDirectory('skill://words')).resources
    expect(children.map(({ name, mimeType }) => [name, mimeType])).toEqual([
      ['SKILL.md', 'text/markdown'],
      ['assets', 'inode/directory'],
      ['references', 'inode/directory'],
    ])
    const inner = (await skills.readDirectory('skill://words/references')).resources
    expect(inner.map(({ uri }) => uri)).toEqual(['skill://words/references/deep', 'skill://words/references/guide.md'])
  })

  it.each(['skill://words/SKILL.md', 'skill://words/nope', 'skill://nope', 'skill://words/../odd', 'skill://word'])(
    'resources/directory/read of %s is -32602',
    async (uri) => {
      const { skills } = await connect(era)
      await expect(skills.readDirectory(uri)).rejects.toMatchObject({ code: -32_602 })
    },
  )

  it('come in pages that lose nothing when a skill goes between two', async () => {
    for (let index = 0; index < 60; index += 1) {
      const name = `skill-${String(index).padStart(2, '0')}`
      tree.write(`${name}/SKILL.md`, buildSkill({ name }))
    }
    const { client, skills, catalog } = await connect(era)
    const page = (cursor?: string) => client.request({ method: 'skills/list', params: { cursor } }, anyPage)
    // Two pages of 50 and 12, one skill of which is refused.
    expect((await skills.list()).skills).toHaveLength(61)
    const first = await page()
    tree.remove(first.nextCursor ?? '')
    catalog.refresh()
    expect((await page(first.nextCursor)).skills).toHaveLength(12)
  })

  it('are not declared under a preset that keeps its skills to itself', async () => {
    const { skills } = await connect(era, tree.path, 'btw')
    expect(skills.supported).toBe(false)
  })
})

/** Takes any result: only the error matters. */
const anything = z.unknown()
const anyPage = z.looseObject({ skills: z.array(z.unknown()), nextCursor: z.string().optional() })

const corpus = fileURLToPath(new URL('../../../../../shared/corpus/skills/anthropics-skills', import.meta.url))

describe.skipIf(!existsSync(corpus))('skills of others', () => {
  it('are listed as the SDK takes them, and its own server drops none of ours', async () => {
    const { catalog, skills } = await connect('modern', corpus)
    const listing = await skills.list()
    expect(listing.skills.length).toBeGreaterThan(5)
    for (const skill of listing.skills) {
      const name = new URL(skill.uri).host
      const { location } = catalog.view().resolve(name)?.candidate ?? { location: '' }
      expect((await skills.read(skill)).bytes).toEqual(new Uint8Array(readFileSync(location)))
    }
    const scope: McpScope = {
      catalog,
      view: {},
      preset: presetOf('default'),
      settings: () => ({ projectRoot: '/project', execution: { firstArgument: 0 } }),
      exposed: true,
      separator: '.',
      budget: {},
      session: undefined,
      search: createSkillSearch(),
      commands: undefined,
      firstWords: undefined,
      pending: new PendingCalls(),
      execute: undefined,
    }
    const warnings: SkillWarning[] = []
    const server = new McpServer({ name: 'theirs', version: '1' })
    const source = createSkillSource({ scope, fileSystem, cache: new Map() })
    new SkillsExtension({ source, onWarning: (warning) => warnings.push(warning) }).attach(server)
    const [near, far] = InMemoryTransport.createLinkedPair()
    await server.connect(far)
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(near)
    closing.push(() => client.close())
    expect((await new SkillsClient(client).list()).skills).toEqual(listing.skills)
    expect(warnings).toEqual([])
  })
})
