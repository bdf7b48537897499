import { createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { readFileSync, writeFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { skillText } from './catalog/stage.case.ts'
import { openCatalog, type OpenCatalogOptions } from './open-catalog.ts'

const trees: TemporaryTree[] = []

afterEach(() => {
  for (const tree of trees.splice(0)) tree.cleanUp()
})

async function openProject(files: Readonly<Record<string, string>>, options: OpenCatalogOptions = {}) {
  const tree = createTemporaryTree(files)
  trees.push(tree)
  tree.makeDirectory('project/.git')
  const catalog = await openCatalog({ cwd: tree.at('project'), home: tree.at('home'), ...options })
  return { tree, catalog }
}

describe('openCatalog', () => {
  it('WUN-86 OMN-51 gives the skills of every directory to who asks', async () => {
    const { catalog } = await openProject({
      'project/.claude/skills/a/SKILL.md': skillText('a'),
      'project/assets/skills/git/SKILL.md': skillText('git'),
      'home/.wundr/skills/c/SKILL.md': skillText('c'),
      'home/.config/metier/skills/d/SKILL.md': skillText('d'),
    })
    expect(catalog.view().active.map(({ name }) => name)).toEqual(['a', 'c', 'd', 'git'])
  })

  it('BTW-67 sees nothing of what is really installed when it is told where to look', async () => {
    const tree = createTemporaryTree({ 'only/a/SKILL.md': skillText('a') })
    trees.push(tree)
    const roots = [{ path: tree.at('only'), scope: 'project', order: 0, source: 'test' }] as const
    const catalog = await openCatalog({ roots, cwd: tree.path })
    expect(catalog.view().all.map(({ name }) => name)).toEqual(['a'])
  })

  it("does not look into the directories of the user's own variables for another home", async () => {
    const { catalog } = await openProject({})
    expect(catalog.service.snapshot().roots.some(({ path }) => path.startsWith('/nonexistent'))).toBe(false)
  })

  it('BTW-17 says nothing about skills when there are none', async () => {
    const { catalog } = await openProject({})
    expect(catalog.prompt()).toBe('')
    expect(catalog.tool()).toBeUndefined()
  })

  it('puts names and descriptions into the prompt, and a text into the conversation once', async () => {
    const body = 'Read the diff line by line.'
    const { catalog } = await openProject({ 'project/skills/review/SKILL.md': `${skillText('review')}\n${body}\n` })
    expect(catalog.prompt()).toContain('review')
    expect(catalog.prompt()).not.toContain(body)
    expect(catalog.activate('review')).toContain(body)
    expect(catalog.activate('review')).not.toContain(body)
  })

  //
  it('finds what is asked for in own words among the active skills, and says why or that nothing fits', async () => {
    const { catalog } = await openProject({
      'project/skills/review/SKILL.md': '---\nname: review\ndescription: Reviews a pull request line by line.\n---\n',
      'project/skills/old/SKILL.md': '---\nname: old\ndescription: Reviews a pull request.\nenabled: false\n---\n',
      'project/skills/bake/SKILL.md': '---\nname: bake\ndescription: Bakes bread.\n---\n# Sourdough\n',
    })
    const { verdict, hits } = await catalog.find('review my pull request')
    expect(verdict).toBe('fits')
    expect(hits.map(({ item }) => [item.name, item.state])).toEqual([['review', 'active']])
    expect(hits[0]?.why).toContainEqual({ field: 'description', words: ['pull', 'request'] })
    const [sourdough] = (await catalog.find('sourdough')).hits
    expect(sourdough).toMatchObject({ item: { name: 'bake' }, why: [{ field: 'heading' }] })
    expect(await catalog.find('tune a piano')).toMatchObject({ verdict: 'none', hits: [] })
    const every = await catalog.find('review a pull request', { accepts: () => true })
    expect(every.hits.map(({ item }) => item.name).toSorted()).toEqual(['old', 'review'])
    const one = await catalog.find('review bread', { limit: 1 })
    expect(one.hits).toHaveLength(1)
    expect(one.more).toBe(1)
  })

  //
  it('finds what was written since it last looked', async () => {
    const { catalog, tree } = await openProject({ 'project/skills/review/SKILL.md': skillText('review') })
    expect((await catalog.find('zeppelin')).hits).toEqual([])
    writeFileSync(tree.at('project/skills/review/SKILL.md'), `${skillText('review')}\nFly the zeppelin.\n`)
    catalog.service.refresh()
    expect((await catalog.find('zeppelin')).hits.map(({ item }) => item.name)).toEqual(['review'])
  })

  // SQD-24
  it('writes the prompt as the preset does, and points to its tool', async () => {
    const mcp = 'mcp-servers: [{ name: github }]'
    const files = {
      'project/skills/review/SKILL.md': skillText('review').replace('---\n', `---\n${mcp}\n`),
      'project/.mcp.json': '{"mcpServers":{"postgres":{}}}',
    }
    const { catalog, tree } = await openProject(files, { preset: 'squad', overrides: { 'mcp.policy': 'advisory' } })
    const text = catalog.prompt()
    expect(text).toContain('\n    <location>skills/review/SKILL.md</location>')
    expect(text).toContain('call the tool `skill`')
    expect(text).toContain('- review: github (required) [not configured here]')
    expect(text).toContain('do what you can')
    const asked = catalog.prompt({ location: 'absolute', mcp: { policy: 'stop' } })
    expect(asked).toContain(tree.at('project/skills/review/SKILL.md'))
    expect(asked).toContain('read the SKILL.md')
    expect(asked).toContain('STOP and report')
    expect(asked).toContain('[not configured here]')
    expect(catalog.prompt({ mcp: false })).not.toContain('github')
  })

  it('answers a model in words, whatever it asks', async () => {
    const { catalog } = await openProject({ 'project/skills/review/SKILL.md': skillText('review') })
    const tool = catalog.tool()
    expect(Object.keys(tool?.inputSchema.properties ?? {})).toContain('name')
    expect(await tool?.execute({ name: 'Review' })).toContain('<skill_content name="review">')
    expect(await tool?.execute({ name: '' })).toContain('review')
    for (const input of [{ name: 'nothing' }, { name: 3 }, { name: { a: 1 } }]) {
      expect(await tool?.execute(input)).toContain('Available: review')
    }
    expect(await tool?.execute({})).toContain('review')
    // Clients send nothing at all for a call without arguments.
    expect(await tool?.execute()).toContain('review')
    expect(await tool?.execute(null)).toContain('review')
  })

  it('hands on no text with holes in it, and says where they are', async () => {
    const { catalog, tree } = await openProject({ 'project/skills/review/SKILL.md': skillText('review') })
    const path = tree.at('project/skills/review/SKILL.md')
    writeFileSync(path, Buffer.concat([readFileSync(path), Buffer.from([0x61, 0xff, 0x0a])]))
    catalog.service.refresh()
    const line = skillText('review').split('\n').length
    const text = await catalog.tool()?.execute({ name: 'review' })
    expect(text).toContain(`${path}:${line}: The file is not valid UTF-8 from here on.`)
    expect(text).toContain('Save the file as UTF-8.')
    expect(() => catalog.activate('review')).toThrowError(expect.objectContaining({ code: 'file-unreadable' }))
    expect(catalog.service.load('review', { anyState: true }).body).toContain('\uFFFD')
  })

  it('sees through the eyes of one role', async () => {
    const files = {
      'project/.agents/skills/roles/qa/a/SKILL.md': skillText('a'),
      'project/.agents/skills/roles/dev/b/SKILL.md': skillText('b'),
    }
    const { catalog } = await openProject(files, { role: 'qa' })
    expect(catalog.view().active.map(({ name }) => name)).toEqual(['a'])
    expect(() => catalog.activate('b')).toThrowError(expect.objectContaining({ code: 'unknown-skill' }))
  })

  it('lets go of everything on close', async () => {
    const { catalog } = await openProject({}, { watch: true })
    await expect(catalog.close()).resolves.toBeUndefined()
  })
})
