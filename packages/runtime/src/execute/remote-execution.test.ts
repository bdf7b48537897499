import type { Approval } from '@metier/core'
import { describe, expect, it } from 'vitest'
import type { ExecutionRequest } from './execution-guard.ts'
import { createGuardStage } from './guard-stage.case.ts'

/** The skill of the stage, as it comes from another MCP server. */
function openRemote(settings: string, answers?: readonly Approval[]) {
  const stage = createGuardStage({ settings, ...(answers && { answers }) })
  const { candidate, ...entry } = stage.entry()
  const remote = { ...entry, candidate: { ...candidate, root: { ...candidate.root, scope: 'remote' as const } } }
  return {
    ...stage,
    ask: (more: Partial<ExecutionRequest> = {}) => stage.shell('gh pr view', { entry: remote, ...more }),
  }
}

const allowed = 'permissions: { allow: ["Bash(gh pr:*)", "Skill(sample.look)", "Agent"] }'
const command = {
  kind: 'command',
  question: { kind: 'tool', tool: 'Skill', argument: 'sample.look' },
} as const
const fork = { kind: 'fork', question: { kind: 'tool', tool: 'Agent', argument: 'codex' } } as const

// WUN-82
describe('what comes from another MCP server', () => {
  it.each([
    ['a command of its text', allowed, {}],
    ['a hook of it', allowed, { kind: 'hook' }],
    ['a typed command', allowed, command],
    ['a typed command, where all of them may run', 'scripts: allow', command],
    ['an agent', allowed, fork],
    ['an agent, where no rule speaks of it', '', fork],
  ] as const)('runs by the word of a person alone, whatever the rules allow: %s', async (_, settings, more) => {
    const nobody = openRemote(settings)
    expect(nobody.guard.decide(nobody.ask(more)).decision).toBe('ask')
    await expect(nobody.guard.permit(nobody.ask(more))).rejects.toMatchObject({ code: 'refused' })
    const { guard, ask, asked } = openRemote(settings, ['once', 'deny'])
    await guard.permit(ask(more))
    await expect(guard.permit(ask(more))).rejects.toMatchObject({ code: 'refused' })
    expect(asked).toHaveLength(2)
  })

  it('is refused where a rule denies it, without a question', async () => {
    const { guard, ask, asked } = openRemote('permissions: { deny: ["Bash(gh:*)"] }', ['once'])
    await expect(guard.run(ask())).rejects.toMatchObject({ code: 'refused' })
    expect(asked).toEqual([])
  })
})
