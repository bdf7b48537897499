import { describe, expect, it } from 'vitest'
import { loadOperation } from './load-operation.ts'
import { runOperation } from './run-operation.ts'
import { runQuickly } from './run-quickly.ts'
import { createTestContext } from './test-context.case.ts'

const skill = (name: string, more = '') =>
  `---\nname: ${name}\ndescription: Does it. Use when needed.\n${more}---\nBody.\n`
const files = {
  '/project/.agents/skills/first/SKILL.md': skill('first'),
  '/project/.agents/skills/off/SKILL.md': skill('off', 'enabled: false\n'),
  '/home/user/.agents/skills/first/SKILL.md': skill('first'),
}

describe('runQuickly', () => {
  it.each([{}, { all: true }, { all: false }])('answers `list` %j as the operation itself does', async (input) => {
    const context = createTestContext(files)
    const quick = await runQuickly('list', input, context)
    expect(quick).toMatchObject({ output: { hidden: { inactive: expect.any(Number) } } })
    expect(quick).toEqual(await runOperation(await loadOperation('list'), input, context))
  })

  it.each([
    ['list', { role: '' }],
    ['list', { scope: 'nowhere' }],
    ['show', {}],
    ['toString', {}],
  ])('leaves `%s` %j to the operation that checks it', async (name, input) => {
    const context = createTestContext({})
    expect(await runQuickly(name, input, context)).toBeUndefined()
  })
})
