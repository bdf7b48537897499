import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { advisoriesJsonSchema } from './advisories-json-schema.ts'
import { userRulesJsonSchema } from './user-rules-json-schema.ts'
import { configurationJsonSchema } from './configuration-schema.ts'
import { frontmatterJsonSchemas } from './frontmatter-json-schemas.ts'
import { frontmatterSchemas, type FrontmatterDialect } from './frontmatter-schemas.ts'

const directory = fileURLToPath(new URL('../../../../schemas/', import.meta.url))
const least = { name: 'my-skill', description: 'Use when asked.' }

function accepts(dialect: FrontmatterDialect, value: unknown): boolean {
  return frontmatterSchemas[dialect].safeParse(value).success
}

const wundr = {
  emoji: '🐛',
  requires: { bins: ['gh'], anyBins: ['a', 'b'], env: ['T'], config: ['a.b'] },
  os: ['darwin'],
}

describe('frontmatterSchemas', () => {
  it.each<readonly [FrontmatterDialect, object]>([
    ['standard', { license: 'MIT', compatibility: 'Linux', metadata: { version: '1.0' }, 'allowed-tools': 'Read' }],
    ['btw', { 'allowed-tools': 'Read' }],
    ['squad', { metadata: { 'mcp-servers': [{ name: 'db', reason: 'to ask', optional: true }] } }],
    [
      'ostwin',
      { triggers: ['build it'], requires_mcp: true, tags: ['a'], version: '1.0.0', author: 'Ada', dependencies: ['x'] },
    ],
    [
      'omni',
      { name: 'my_skill', version: '2.0.0', routing_keywords: ['a'], intents: ['Do it, please.'], authors: ['x'] },
    ],
    [
      'wundr',
      { context: 'fork', tools: ['Bash'], allowed_tools: ['Read'], 'user-invocable': true, metadata: { wundr } },
    ],
    ['claude-code', { 'argument-hint': '[file]', 'allowed-tools': ['Read'], effort: 'high', paths: 'src/**' }],
    ['any', { triggers: 'a, b', metadata: { openclaw: { requires: {} } }, whatever: [1] }],
  ])('%s accepts its own fields', (dialect, fields) => {
    expect(accepts(dialect, { ...least, ...fields })).toBe(true)
    expect(accepts('any', { ...least, ...fields })).toBe(true)
  })

  it.each<readonly [FrontmatterDialect, object]>([
    ['standard', { name: 'My Skill' }],
    ['standard', { name: 'a--b' }],
    ['standard', { name: 'a'.repeat(65) }],
    ['standard', { description: 'x'.repeat(1025) }],
    ['standard', { description: '' }],
    ['standard', { compatibility: '' }],
    ['standard', { triggers: ['a'] }],
    ['standard', { metadata: { version: 1 } }],
    ['standard', { 'allowed-tools': ['Read'] }],
    ['btw', { name: 'a' }],
    ['ostwin', { triggers: 3 }],
    ['omni', { intents: 'one' }],
    ['wundr', { context: 'sideways' }],
    ['claude-code', { effort: 'enormous' }],
    ['any', { description: undefined }],
  ])('%s refuses %j', (dialect, fields) => {
    expect(accepts(dialect, { ...least, ...fields })).toBe(false)
  })
})

describe('frontmatterJsonSchemas', () => {
  const schemas = frontmatterJsonSchemas()

  it.each(Object.keys(schemas))('%s is published as it is generated', async (file) => {
    await expect(`${JSON.stringify(schemas[file], undefined, 2)}\n`).toMatchFileSnapshot(`${directory}${file}`)
  })

  it('metier.schema.json, the schema of metier.yaml, is published as it is generated', async () => {
    await expect(`${JSON.stringify(configurationJsonSchema(), undefined, 2)}\n`).toMatchFileSnapshot(
      `${directory}metier.schema.json`,
    )
  })

  it('scan-rules.schema.json, the schema of rules of your own, is published as it is generated', async () => {
    await expect(`${JSON.stringify(userRulesJsonSchema(), undefined, 2)}\n`).toMatchFileSnapshot(
      `${directory}scan-rules.schema.json`,
    )
  })

  it('advisories.schema.json, the schema of lists of advisories, is published as it is generated', async () => {
    await expect(`${JSON.stringify(advisoriesJsonSchema(), undefined, 2)}\n`).toMatchFileSnapshot(
      `${directory}advisories.schema.json`,
    )
  })

  it('has a file for each dialect, in draft 2020-12, with a title', () => {
    expect(Object.keys(schemas)).toHaveLength(Object.keys(frontmatterSchemas).length)
    for (const schema of Object.values(schemas)) {
      expect(schema).toMatchObject({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title: expect.any(String),
      })
    }
    expect(schemas['frontmatter-standard.schema.json']).toMatchObject({
      additionalProperties: false,
      required: ['name', 'description'],
    })
  })

  it('keeps zod away from the front door', () => {
    const index = readFileSync(fileURLToPath(new URL('../index.ts', import.meta.url)), 'utf8')
    expect(index).not.toMatch(/schema\/(?:frontmatter|configuration-schema|index)/)
  })
})
