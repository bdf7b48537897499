import type { CatalogEntry } from '@metier/core'
import { createFakeHost, createFakeSkillFacts, createFakeTrustStore, createTemporaryTree } from '@metier/testing'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCatalogService } from '../catalog/create-catalog-service.ts'
import { loadConfiguration } from '../config/load-configuration.ts'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { systemClock } from '../host/system-clock.ts'
import { publishSkill } from './publish-skill.ts'

const fileSystem = createNodeFileSystem()
const skill = (fields: string) => `---\n${fields}\n---\nBody.\n`
const digest = (content: string) => `sha256:${createHash('sha256').update(content).digest('hex')}`
const plain = skill('name: plain\ndescription: Does plain things.')

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree({})
})
afterEach(() => tree.cleanUp())

function entryOf(name: string): CatalogEntry {
  const host = createFakeHost({ home: '/nonexistent' })
  const place = { fileSystem, host, cwd: '/nonexistent', projectRoot: '/nonexistent' }
  const catalog = createCatalogService({
    fileSystem,
    host,
    clock: systemClock,
    trust: createFakeTrustStore(),
    facts: createFakeSkillFacts(),
    configuration: loadConfiguration({ ...place, administratorFile: '/nonexistent/config.yaml' }),
    roots: [{ path: tree.path, scope: 'project', order: 0, source: 'test' }],
  })
  const entry = catalog.view().resolve(name)
  if (entry === undefined) throw new Error(`The test wrote no skill ${name}.`)
  return entry
}

const publish = (name: string) => publishSkill(fileSystem, entryOf(name))

describe('a published skill', () => {
  it('is its frontmatter as the YAML says and every file with digest and size', async () => {
    const text = skill('name: plain\ndescription: Does plain things.\nallowed-tools: [Read, Grep]\nx-count: 3')
    tree.write('plain/SKILL.md', text)
    tree.write('plain/references/a b.md', '# A')
    tree.write('plain/.git/HEAD', 'ref: refs/heads/main')
    tree.write('plain/.DS_Store', 'folder')
    expect(await publish('plain')).toEqual({
      skill: {
        uri: 'skill://plain/SKILL.md',
        frontmatter: {
          name: 'plain',
          description: 'Does plain things.',
          'allowed-tools': ['Read', 'Grep'],
          'x-count': 3,
        },
        resources: [
          { uri: 'skill://plain/SKILL.md', digest: digest(text), size: Buffer.byteLength(text) },
          { uri: 'skill://plain/references/a%20b.md', digest: digest('# A'), size: 3 },
        ],
      },
    })
  })

  it('may hold another skill, whose files are its own files too', async () => {
    tree.write('plain/SKILL.md', plain)
    tree.write('plain/parts/inner/SKILL.md', skill('name: inner\ndescription: Inside.'))
    const published = await publish('plain')
    expect('skill' in published && published.skill.resources.map(({ uri }) => uri)).toEqual([
      'skill://plain/SKILL.md',
      'skill://plain/parts/inner/SKILL.md',
    ])
  })

  it('has at most 512 files', async () => {
    tree.write('plain/SKILL.md', plain)
    for (let index = 1; index < 512; index += 1) tree.write(`plain/data/${index}.txt`, '')
    expect(await publish('plain')).toHaveProperty('skill')
    tree.write('plain/data/one-more.txt', '')
    expect(await publish('plain')).toEqual({ objections: ['It has more than 512 files.'] })
  })

  it('has at most 16 MiB, and no file that could not be read', async () => {
    tree.write('plain/SKILL.md', plain)
    tree.write('plain/a.bin', 'a'.repeat(9 * 1024 * 1024))
    tree.write('plain/b.bin', 'b'.repeat(8 * 1024 * 1024))
    expect(await publish('plain')).toEqual({ objections: ['Its files have more than 16777216 bytes together.'] })
    tree.remove('plain/b.bin')
    expect(await publish('plain')).toHaveProperty('skill')
    tree.write('plain/a.bin', 'a'.repeat(10 * 1024 * 1024 + 1))
    expect(await publish('plain')).toEqual({ objections: ['a.bin has more than 10485760 bytes.'] })
  })
})

describe('not published is a skill', () => {
  it.each([
    [
      'whose metadata are not all strings',
      'name: odd\ndescription: Odd.\nmetadata: { version: 1.0 }',
      /metadata must map strings to strings/,
    ],
    ['whose name is not ASCII', 'name: öde\ndescription: Odd.', /lowercase letters, digits and single hyphens/],
    ['whose name has capitals', 'name: Odd\ndescription: Odd.', /lowercase letters/],
    ['without a name', 'description: Odd.', /must contain string "name"/],
    ['with an anchor in its YAML', 'name: odd\ndescription: &a Odd.', /anchors/],
    ['whose description is too long', `name: odd\ndescription: ${'d'.repeat(1025)}`, /1-1024 characters/],
    [
      'that only a person may start',
      'name: odd\ndescription: Odd.\ndisable-model-invocation: true',
      /disable-model-invocation/,
    ],
  ])('%s', async (_what, fields, objection) => {
    tree.write('odd/SKILL.md', skill(fields))
    const name = /name: (\S+)/.exec(fields)?.[1] ?? 'odd'
    expect(await publish(name)).toEqual({ objections: [expect.stringMatching(objection)] })
  })

  it.each([
    ['a hidden file', () => tree.write('plain/.env', 'KEY=1'), '.env is hidden'],
    ['a hidden folder', () => tree.write('plain/.github/a.yml', ''), '.github is hidden'],
    ['a link', () => tree.link('plain/link.md', 'SKILL.md'), 'link.md is a link'],
    [
      'a file that looks like another',
      () => tree.write('plain/notes/A.md', tree.write('plain/notes/a.md', '') ?? ''),
      'differ by case',
    ],
    ['a link to a folder', () => tree.link('plain/sub', '..'), 'sub is a link'],
  ])('with %s', async (_what, change, objection) => {
    tree.write('plain/SKILL.md', plain)
    change()
    expect(await publish('plain')).toEqual({ objections: [expect.stringContaining(objection)] })
  })

  it('whose file is named skill.md', async () => {
    tree.write('plain/skill.md', plain)
    expect(await publish('plain')).toEqual({ objections: [expect.stringContaining('is named skill.md')] })
  })
})
