import { createCollectingJournal, createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { openCatalog, type CatalogHandle } from '../open-catalog.ts'
import type { CatalogChange } from '../catalog-service.ts'
import { skillText } from '../catalog/stage.case.ts'
import { watchDirectories } from './watch-directories.ts'

const trees: TemporaryTree[] = []
const handles: CatalogHandle[] = []

afterEach(async () => {
  for (const handle of handles.splice(0)) await handle.close()
  for (const tree of trees.splice(0)) tree.cleanUp()
})

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  const resolvers: (() => void)[] = []
  const promise = new Promise<void>((resolve) => resolvers.push(resolve))
  return { promise, resolve: () => resolvers.forEach((resolve) => resolve()) }
}

/** A project on the real disk that is watched; `next` waits for the next change, however long it takes. */
async function watchProject(files: Readonly<Record<string, string>>) {
  const tree = createTemporaryTree({ 'project/metier.yaml': 'skills: { load: { watchDebounceMs: 20 } }', ...files })
  trees.push(tree)
  const catalog = await openCatalog({ cwd: tree.at('project'), home: tree.at('home'), watch: true })
  handles.push(catalog)
  const changes: CatalogChange[] = []
  let wake: (() => void) | undefined
  catalog.onChange((change) => {
    changes.push(change)
    wake?.()
  })
  const next = async () => {
    if (changes.length === 0) await new Promise<void>((resolve) => (wake = resolve))
    return changes.shift()
  }
  return { tree, catalog, next, changes }
}

describe('watching (checklist WUN-76, WUN-77)', () => {
  it('WUN-76 OMN-4 an edit makes a new snapshot without anybody asking', async () => {
    const { tree, catalog, next } = await watchProject({ 'project/.agents/skills/a/SKILL.md': skillText('a') })
    tree.write('project/.agents/skills/a/SKILL.md', skillText('a', 'Does another thing. Use when asked.'))
    expect((await next())?.changed).toEqual(['a'])
    expect(catalog.prompt()).toContain('another thing')
  })

  it('sees skills come and go', async () => {
    const { tree, next } = await watchProject({ 'project/.agents/skills/a/SKILL.md': skillText('a') })
    tree.write('project/.agents/skills/b/SKILL.md', skillText('b'))
    expect((await next())?.added).toEqual(['b'])
    tree.remove('project/.agents/skills/a')
    expect((await next())?.removed).toEqual(['a'])
  })

  it('sees a root that did not exist when it began', async () => {
    const { tree, next } = await watchProject({})
    tree.write('project/.claude/skills/c/SKILL.md', skillText('c'))
    expect((await next())?.added).toEqual(['c'])
    tree.write('project/.claude/skills/d/SKILL.md', skillText('d'))
    expect((await next())?.added).toEqual(['d'])
  })

  it('sees the first skill of a new room', async () => {
    const { tree, next } = await watchProject({ 'project/.agents/war-rooms/r1/config.json': '{}' })
    tree.write('project/.agents/war-rooms/r2/skills/c/SKILL.md', skillText('c'))
    expect((await next())?.added).toEqual(['c'])
  })

  it('sees an edit of a skill in a directory that went and came back', async () => {
    const { tree, next } = await watchProject({ 'project/.agents/skills/a/SKILL.md': skillText('a') })
    tree.remove('project/.agents/skills/a')
    expect((await next())?.removed).toEqual(['a'])
    tree.write('project/.agents/skills/a/SKILL.md', skillText('a'))
    expect((await next())?.added).toEqual(['a'])
    tree.write('project/.agents/skills/a/SKILL.md', skillText('a', 'Edited. Use when asked.'))
    expect((await next())?.changed).toEqual(['a'])
  })

  it('lives through the removal of a root and its return', async () => {
    const { tree, next } = await watchProject({ 'project/.agents/skills/a/SKILL.md': skillText('a') })
    tree.remove('project/.agents')
    expect((await next())?.removed).toEqual(['a'])
    tree.write('project/.agents/skills/a/SKILL.md', skillText('a'))
    expect((await next())?.added).toEqual(['a'])
  })
})

it('OMN-4 an edit that no event told of is seen by whoever asks (decisions R-30)', async () => {
  const { tree, catalog } = await watchProject({
    'project/metier.yaml': 'skills: { load: { watchDebounceMs: 60000 } }',
    'project/.agents/skills/a/SKILL.md': skillText('a'),
  })
  tree.write('project/.agents/skills/a/SKILL.md', skillText('a', 'Does another thing. Use when asked.'))
  tree.write('project/.agents/skills/b/SKILL.md', skillText('b'))
  await expect.poll(() => catalog.prompt(), { timeout: 20_000, interval: 5 }).toContain('another thing')
  await expect.poll(() => catalog.prompt(), { timeout: 20_000, interval: 5 }).toContain('<name>b</name>')
})

describe('a burst', () => {
  it('WUN-77 is one call, or on a slow machine a few, but not one for each event', async () => {
    const tree = createTemporaryTree({ 'root/a/SKILL.md': 'x' })
    trees.push(tree)
    let calls = 0
    const { promise: first, resolve: called } = deferred()
    const watcher = watchDirectories({
      directories: () => new Map([[tree.at('root'), undefined]]),
      debounce: 150,
      journal: createCollectingJournal(),
      onChange: () => {
        calls += 1
        called()
      },
    })
    for (let index = 0; index < 20; index += 1) tree.write(`root/s${index}/SKILL.md`, skillText(`s${index}`))
    await first
    await new Promise((resolve) => setTimeout(resolve, 400))
    watcher.close()
    expect(calls).toBeLessThan(8)
  })
})
