import { buildSkill } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { installedSite } from './installed-site.ts'
import { loadOperation } from './load-operation.ts'
import { runOperation } from './run-operation.ts'
import { createTestContext } from './test-context.case.ts'

const severalFolders = () =>
  createTestContext({
    '/project/.agents/skills/deploy/SKILL.md': buildSkill({ name: 'deploy' }),
    '/project/.claude/skills/review/SKILL.md': buildSkill({ name: 'review' }),
  })

describe('installedSite', () => {
  // BTW-14: the choice is for what writes a new skill; what is installed lies where it lies.
  it.each([
    ['ci', {}],
    ['outdated', {}],
    ['update', {}],
    ['verify', {}],
    ['why', {}],
  ])('%s asks nobody which of several folders to use where nothing is installed', async (name, input) => {
    const { output } = await runOperation(await loadOperation(name), input, severalFolders())
    expect(output).toMatchObject({ skills: [] })
  })

  it.each([
    ['remove', { names: ['deploy'] }],
    ['rollback', { name: 'deploy' }],
  ])('%s says that the skill was not installed', async (name, input) => {
    await expect(runOperation(await loadOperation(name), input, severalFolders())).rejects.toMatchObject({
      message: expect.not.stringContaining('several'),
      next: expect.stringContaining('metier'),
    })
  })

  it('add asks nobody where the project names no skill', async () => {
    const { output } = await runOperation(await loadOperation('add'), {}, severalFolders())
    expect(output).toMatchObject({ installed: [] })
  })

  it('leaves the question to the scope where several folders could hold what is meant', async () => {
    const context = createTestContext({
      '/project/.ai-team/agents/ripley/skills/one/SKILL.md': buildSkill({ name: 'one' }),
      '/project/.squad/agents/ripley/skills/two/SKILL.md': buildSkill({ name: 'two' }),
    })
    const where = installedSite({ scope: 'agent:ripley' }, context)
    await expect(where).rejects.toMatchObject({ code: 'ambiguous-project-dir' })
  })
})
