import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openUser, type User } from './open-user.ts'

// Packages of plugins: `.claude-plugin`, Agent Plugins and APM.

let user: User
beforeEach(() => {
  user = openUser()
})
afterEach(() => user.tree.cleanUp())

const installed = () => user.list('project/.agents/skills')
const manifest = (path: string, value: object) => user.tree.write(`source/${path}`, JSON.stringify(value))

describe('a marketplace', () => {
  beforeEach(() => {
    manifest('.claude-plugin/marketplace.json', {
      name: 'acme',
      plugins: [
        { name: 'office', source: './plugins/office' },
        { name: 'deep', source: './', skills: ['./a/b/c/d/e/f/g/h/i/skills', './node_modules/x'] },
        { name: 'remote', source: { source: 'github', repo: 'acme/remote', ref: 'v1' } },
      ],
    })
    user.write('source/plugins/office/skills', 'docx')
    user.write('source/plugins/office/skills', 'xlsx')
    user.write('source/a/b/c/d/e/f/g/h/i/skills', 'far')
    user.write('source/node_modules', 'x')
    user.write('source/skills', 'pdf')
  })

  it('gives every skill in it, those too that only its manifest names', async () => {
    await user.add('../source')
    expect(installed()).toEqual(['docx', 'far', 'pdf', 'x', 'xlsx'])
  })

  it('gives the skills of one plugin by its name', async () => {
    await user.add('../source@office')
    expect(installed()).toEqual(['docx', 'xlsx'])
    expect(Object.keys(user.lock().skills)).toEqual(['docx', 'xlsx'])
  })

  it('says where a plugin lies that is not in it, and fetches nothing from there', async () => {
    await expect(user.add('../source@remote')).rejects.toMatchObject({
      code: 'not-found',
      next: expect.stringContaining('metier add acme/remote#v1'),
    })
  })
})

describe('a plugin', () => {
  it.each([
    ['.claude-plugin/plugin.json', { name: 'tools', skills: './custom' }],
    ['plugin.json', { $schema: 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json', name: 'tools' }],
  ])('of %s is installed by its name, with what else is there left', async (path, value) => {
    manifest(path, value)
    user.write(path === 'plugin.json' ? 'source/skills' : 'source/custom', 'pdf')
    user.write('source/examples', 'other')
    await user.add('../source@tools')
    expect(installed()).toEqual(['pdf'])
  })

  it('whose manifest leads out, or is none, takes nothing from elsewhere and nothing away', async () => {
    user.write('secret', 'stolen')
    user.tree.link('source/link', '../secret')
    manifest('.claude-plugin/plugin.json', { name: 'bad', skills: ['../secret', './link', './gone', '/etc'] })
    manifest('.claude-plugin/marketplace.json', { plugins: 'none' })
    user.write('source/skills', 'pdf')
    await user.add('../source')
    expect(installed()).toEqual(['pdf'])
  })
})

describe('an APM package', () => {
  it('in a folder or a repository gives the skills that it keeps for all agents', async () => {
    user.tree.write('source/apm.yml', 'name: tools\nversion: 1.0.0\ndependencies:\n  apm: []\n')
    user.write('source/.apm/skills', 'pdf')
    // What a compiler of APM made of it for one agent is the same skill.
    user.write('source/.github/skills', 'pdf')
    await user.add('../source')
    expect(installed()).toEqual(['pdf'])
    expect(user.lock().skills).toMatchObject({ pdf: { skillPath: '.apm/skills/pdf/SKILL.md' } })
  })
})
