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

const first = async (_text: string, [choice]: readonly string[]) => choice
const noName = async () => 'No Name'

it('asks again for a name that is none, and says why', async () => {
  const context = createTestContext({})
  const asked: string[] = []
  const answers = ['My Notes', 'my-notes', 'Keeps notes. Use when asked to.']
  const question = async (text: string) => {
    asked.push(text)
    return answers[asked.length - 1] ?? ''
  }
  await runOperation(await loadOperation('new'), {}, { ...context, question, choose: first })
  expect([...context.disk.tree.nodes.keys()]).toContain('/project/.agents/skills/my-notes/SKILL.md')
  expect(asked).toHaveLength(3)
  expect(asked[1]).toMatch(/`My Notes` cannot be the name.*`my-notes`.*What is it called/)
})

it('does not ask for ever', async () => {
  const asking = { ...createTestContext({}), question: noName, choose: first }
  await expect(runOperation(await loadOperation('new'), {}, asking)).rejects.toMatchObject({ code: 'invalid-input' })
})
