import { buildSkill } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { loadOperation } from './load-operation.ts'
import type { OperationContext } from './operation-context.ts'
import { runOperation } from './run-operation.ts'
import { createTestContext } from './test-context.case.ts'

const directory = '/project/.agents/skills/out-side'
const file = `${directory}/SKILL.md`
const text = buildSkill({ name: 'Out Side', description: 'Use when outside.', frontmatter: 'tags: [a, b]' })
function textOf({ fileSystem }: OperationContext, path: string): string {
  return new TextDecoder().decode(fileSystem.read(path))
}

describe.each(['fix', 'migrate'])('%s and links (R-17a)', (name) => {
  const run = async (context: OperationContext, paths: readonly string[]) =>
    (await runOperation(await loadOperation(name), { paths }, context)).output

  it.each([
    ['absolute', '/home/user/notes.md'],
    ['relative', '../../../../home/user/notes.md'],
    ['beside, with the same beginning', '../out-side-2/SKILL.md'],
    ['dangling', '/nowhere'],
  ])('writes through no link that leads out of the skill: %s', async (__, target) => {
    const other = '/project/.agents/skills/out-side-2/SKILL.md'
    const good = '/project/.agents/skills/good/SKILL.md'
    const context = createTestContext({ '/home/user/notes.md': text, [other]: text, [good]: text })
    context.disk.tree.link(file, target)
    await expect(run(context, [good, directory])).rejects.toMatchObject({
      code: 'path-escapes-skill',
      next: expect.stringContaining('allowSymlinkRoots'),
    })
    for (const path of ['/home/user/notes.md', other, good]) expect(textOf(context, path)).toBe(text)
  })

  it('writes to what a link within the skill names, and keeps the link', async () => {
    const context = createTestContext({ [`${directory}/real.md`]: text })
    context.disk.tree.link(file, 'real.md')
    await run(context, [directory])
    expect(textOf(context, `${directory}/real.md`)).not.toBe(text)
    expect(context.fileSystem.statLink(file)?.kind).toBe('symlink')
  })

  it('writes to where the user lets links lead', async () => {
    const context = createTestContext({ '/shared/skill.md': text })
    context.disk.tree.link(file, '/shared/skill.md')
    const configuration = { ...context.configuration, allowSymlinkRoots: ['/shared'] }
    await run({ ...context, configuration }, [directory])
    expect(textOf(context, '/shared/skill.md')).not.toBe(text)
  })

  it.each<[string, (context: ReturnType<typeof createTestContext>) => void, string]>([
    ['saves the file', ({ disk }) => disk.tree.write(file, `${text}More.\n`), `${text}More.\n`],
    ['saves it with the same length', ({ disk }) => disk.tree.write(file, text.replace('Out', 'Our')), 'Our Side'],
    [
      'lays a link in its place',
      ({ disk }) => {
        disk.tree.remove(file)
        disk.tree.link(file, '/home/user/notes.md')
      },
      'notes',
    ],
  ])('leaves the file alone when somebody %s between plan and writing', async (__, change, expected) => {
    const context = createTestContext({ [file]: text, '/home/user/notes.md': 'notes' })
    let reads = 0
    // The last look of the planning is at the files of the skill.
    const list = (path: string) => {
      const entries = context.fileSystem.list(path)
      if (path === directory && ++reads === 2) change(context)
      return entries
    }
    const meddled = { ...context, fileSystem: { ...context.fileSystem, list } }
    await expect(run(meddled, [directory])).rejects.toMatchObject({ next: expect.any(String) })
    expect(textOf(context, file)).toContain(expected)
    expect(textOf(context, '/home/user/notes.md')).toBe('notes')
  })
})
