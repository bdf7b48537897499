import { describe, expect, it } from 'vitest'
import { defineRoots } from './define-roots.ts'
import { dialects } from './dialects.ts'
import { findDialect } from './find-dialect.ts'
import { findPreset } from './find-preset.ts'
import { presets } from './presets.ts'
import { toolAliases } from './tool-aliases.ts'

describe('dialects', () => {
  it('have ids and aliases that mean one thing each', () => {
    const ids = dialects.flatMap((dialect) => [dialect.id, ...(dialect.aliases ?? [])])
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('know the five systems and the clients people use', () => {
    const systems = ['ostwin', 'omni', 'wundr', 'btw', 'squad']
    const clients = ['claude-code', 'codex', 'vscode-copilot', 'cursor', 'gemini-cli', 'opencode', 'openclaw', 'hermes']
    const more = ['goose', 'amp', 'windsurf', 'kiro-cli', 'roo', 'zed']
    for (const id of [...systems, ...clients, ...more]) expect(findDialect(id)?.id).toBe(id)
  })

  it('write paths that stay where their base is', () => {
    for (const { projectRoots, userRoots, systemRoots = [] } of dialects) {
      for (const { path } of [...projectRoots, ...userRoots, ...systemRoots]) {
        expect(path).toMatch(/^[^/~<]/)
        expect(path.split('/')).not.toContain('..')
        expect(path.endsWith('/')).toBe(false)
      }
    }
  })

  it('have name patterns that compile and hold for a plain name', () => {
    const patterns = dialects.flatMap(({ limits }) => limits?.namePattern ?? [])
    expect(patterns.filter((pattern) => !new RegExp(pattern, 'u').test('my-skill'))).toEqual([])
    expect(patterns.length).toBeGreaterThan(1)
  })

  it('are found by alias and in any case', () => {
    expect(findDialect('Claude')?.id).toBe('claude-code')
    expect(findDialect('github-copilot')?.id).toBe('vscode-copilot')
    expect(findDialect('no-such-client')).toBeUndefined()
  })
})

describe('defineRoots', () => {
  it.each([
    ['.x/skills', { base: 'project', path: '.x/skills' }],
    ['~/.x/skills', { base: 'user', path: '.x/skills' }],
    ['<config>/x/skills', { base: 'config', path: 'x/skills' }],
    ['/etc/x/skills', { base: 'system', path: 'etc/x/skills' }],
    [
      '~/.config/x/skills',
      { base: 'user', path: '.config/x/skills', variable: { name: 'XDG_CONFIG_HOME', path: 'x/skills' } },
    ],
  ])('reads %s', (text, root) => {
    expect(defineRoots(text)).toEqual([root])
  })
})

describe('presets', () => {
  it('list only aliases of their own system', () => {
    for (const preset of presets) {
      for (const alias of preset.listedTools) {
        expect(toolAliases.find((other) => other.alias === alias)?.dialect).toBe(preset.id)
      }
    }
  })

  it('keep every alias callable for one tool only', () => {
    const names = toolAliases.map((alias) => alias.alias)
    expect(new Set(names).size).toBe(names.length)
  })

  // Decisions, ruling 10.
  it.each([
    ['default', 'metier'],
    ['omni', 'omni-agent'],
  ])('%s names its server %s', (id, name) => {
    expect(findPreset(id)?.serverName).toBe(name)
  })

  it('are found by id and nothing else', () => {
    expect(findPreset('constructor')).toBeUndefined()
    expect(presets.map((preset) => findPreset(preset.id))).toEqual(presets)
  })
})
