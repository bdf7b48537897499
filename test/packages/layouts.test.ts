import { createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packageUser, skillText, type TemporaryTree } from './package-user.case.ts'

// Where the formats of others keep their skills: each is found without knowing the format.

let tree: TemporaryTree
beforeEach(() => {
  tree = createTemporaryTree({ 'project/.git/HEAD': '' })
})
afterEach(() => tree.cleanUp())

const plugin = (more: object = {}) => JSON.stringify({ name: 'office', version: '1.0.0', ...more })

describe('skills are found in', () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ['an APM package', { 'apm.yml': 'name: office\nversion: 1.0.0\n', '.apm/skills/pdf/SKILL.md': skillText('pdf') }],
    [
      'an Agent Plugin',
      {
        'plugin.json': plugin({ $schema: 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json' }),
        'skills/pdf/SKILL.md': skillText('pdf'),
      },
    ],
    [
      'a plugin of Claude Code that keeps them elsewhere',
      { '.claude-plugin/plugin.json': plugin({ skills: './library' }), 'library/pdf/SKILL.md': skillText('pdf') },
    ],
    [
      'a marketplace of plugins',
      {
        '.claude-plugin/marketplace.json': JSON.stringify({
          name: 'm',
          plugins: [{ name: 'office', source: './office' }],
        }),
        'office/.claude-plugin/plugin.json': plugin(),
        'office/skills/pdf/SKILL.md': skillText('pdf'),
      },
    ],
    ['a repository that is one skill', { 'SKILL.md': skillText('pdf'), 'README.md': '# PDF\n' }],
    ['a folder of an agent', { '.claude/skills/pdf/SKILL.md': skillText('pdf') }],
  ])('%s', async (_what, files) => {
    for (const [path, text] of Object.entries(files)) tree.write(`source/${path}`, text)
    const { installed } = await packageUser(tree).run('add', { source: '../source', yes: true })
    expect(installed).toMatchObject([{ name: 'pdf', steps: [{ action: 'create' }] }])
  })
})
