import { expect, it } from 'vitest'
import { loadOperation } from './load-operation.ts'
import { runOperation } from './run-operation.ts'
import { createTestContext } from './test-context.case.ts'

it('shows no SKILL.md until all else is in its place, at whatever step the process is killed', async () => {
  const context = createTestContext({})
  const { writer, disk } = context
  const seen: string[][] = []
  const look = () => seen.push([...disk.tree.nodes.keys()].filter((path) => /\/\.agents\/.*\.[a-z]+$/.test(path)))
  const watched = {
    ...writer,
    write: (...parameters: Parameters<typeof writer.write>) => {
      writer.write(...parameters)
      look()
    },
    rename: (from: string, to: string) => {
      writer.rename(from, to)
      look()
    },
  }
  const input = { name: 'fresh', resources: ['scripts', 'references'] }
  await runOperation(await loadOperation('new'), input, { ...context, writer: watched })
  expect(seen.length).toBeGreaterThan(3)
  const last = seen.at(-1) ?? []
  expect(last).toContain('/project/.agents/skills/fresh/SKILL.md')
  for (const paths of seen) {
    const skills = paths.filter((path) => path.endsWith('/SKILL.md'))
    expect(skills.length === 0 || paths.length === last.length).toBe(true)
  }
})
