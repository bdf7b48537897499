import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSource } from '../parse-source.ts'
import { pluginOf } from './plugin-of.ts'
import { readPlugins } from './read-plugins.ts'

const marketplace = (plugins: unknown, metadata?: object) =>
  readPlugins({ marketplace: JSON.stringify({ name: 'acme', metadata, plugins }) })

describe('a marketplace', () => {
  it.each<[string, object, object]>([
    [
      'a folder',
      { name: 'tools', source: './plugins/tools' },
      { name: 'tools', directory: 'plugins/tools', skills: [] },
    ],
    ['the package itself', { name: 'tools', source: './' }, { name: 'tools', directory: '', skills: [] }],
    ['no source', { name: 'tools' }, { name: 'tools', directory: '', skills: [] }],
    [
      'skills of its own',
      { name: 'tools', source: './', skills: ['./skills/pdf', './skills/docx/'] },
      { name: 'tools', directory: '', skills: ['skills/pdf', 'skills/docx'] },
    ],
    [
      'one folder of skills',
      { name: 'tools', source: './p', skills: './custom' },
      { name: 'tools', directory: 'p', skills: ['p/custom'] },
    ],
  ])('has a plugin with %s', (_what, row, expected) => {
    expect(marketplace([row])).toEqual({ plugins: [expected], elsewhere: [] })
  })

  it('may keep its plugins below one folder', () => {
    const { plugins } = marketplace([{ name: 'a', source: './a' }], { pluginRoot: './packs' })
    expect(plugins).toMatchObject([{ directory: 'packs/a' }])
  })

  it.each<[object, string]>([
    [{ source: 'github', repo: 'acme/tools' }, 'acme/tools'],
    [{ source: 'github', repo: 'acme/tools', ref: 'v1', sha: 'a'.repeat(40) }, `acme/tools#${'a'.repeat(40)}`],
    [{ source: 'url', url: 'https://host.test/tools.git' }, 'https://host.test/tools.git'],
    [{ source: 'npm', package: '@acme/tools', version: '1.0.0' }, 'npm:@acme/tools@1.0.0'],
  ])('names plugins that lie elsewhere: %j', (source, expected) => {
    expect(marketplace([{ name: 'tools', source }]).elsewhere).toEqual([{ name: 'tools', source: expected }])
    expect(() => parseSource(expected)).not.toThrow()
  })

  it.each<[string, unknown]>([
    ['leads out', { name: 'x', source: '../x' }],
    ['leads out further down', { name: 'x', source: './a/../../x' }],
    ['is absolute', { name: 'x', source: '/etc' }],
    ['has no name', { source: './x' }],
    ['has a name that is none', { name: '../x', source: './x' }],
    ['comes from nowhere that is known', { name: 'x', source: { source: 'ext', url: 'sh' } }],
    ['would be two words', { name: 'x', source: { source: 'github', repo: 'a/b --upload-pack=x' } }],
    ['is no object', 7],
  ])('does not know a plugin that %s', (_what, row) => {
    expect(marketplace([row])).toEqual({ plugins: [], elsewhere: [] })
  })
})

describe('a package that is a plugin', () => {
  it('says so for one client, or for all that read Agent Plugins', () => {
    expect(readPlugins({ plugin: '{"name":"tools","skills":["./a/b"]}' }).plugins).toEqual([
      { name: 'tools', directory: '', skills: ['a/b'] },
    ])
    const $schema = 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json'
    expect(readPlugins({ agentPlugin: JSON.stringify({ $schema, name: 'tools' }) }).plugins).toEqual([
      { name: 'tools', directory: '', skills: ['skills'] },
    ])
    expect(readPlugins({ agentPlugin: '{"name":"a-wordpress-plugin"}' }).plugins).toEqual([])
  })

  it('is one plugin when two manifests say so', () => {
    expect(
      readPlugins({ plugin: '{"name":"tools"}', marketplace: '{"plugins":[{"name":"tools","source":"./"}]}' }).plugins,
    ).toHaveLength(1)
  })
})

describe('a folder', () => {
  const { plugins } = marketplace([
    { name: 'all', source: './' },
    { name: 'office', source: './plugins/office' },
    { name: 'named', source: './', skills: ['./skills/pdf'] },
  ])

  it.each([
    ['plugins/office/skills/docx', 'office'],
    ['plugins/officer/skills/x', 'all'],
    ['skills/pdf', 'named'],
    ['skills/pdf-more', 'all'],
  ])('%s belongs to %s', (path, name) => {
    expect(pluginOf(path, plugins)?.name).toBe(name)
  })
})

it('no manifest of a stranger throws, or leads out of the package', () => {
  fc.assert(
    fc.property(fc.json(), fc.json(), (one, other) => {
      const { plugins } = readPlugins({ marketplace: `{"plugins":[${one}]}`, plugin: other })
      for (const { directory, skills } of plugins)
        for (const path of [directory, ...skills]) expect(path.split('/')).not.toContain('..')
    }),
  )
})
