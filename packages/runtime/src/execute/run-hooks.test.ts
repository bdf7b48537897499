import type { SandboxCommand } from '@metier/core'
import type { FakeOutcome } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { createSkillRunner } from './create-skill-runner.ts'
import { createGuardStage, type GuardStageOptions } from './guard-stage.case.ts'
import { runHooks } from './run-hooks.ts'

function stageWith(hooks: unknown, run: (command: SandboxCommand) => FakeOutcome, options: GuardStageOptions = {}) {
  const stage = createGuardStage({
    settings: 'permissions: { allow: [Bash] }',
    fields: { hooks },
    body: '!body\n',
    sandbox: { run },
    ...options,
  })
  const { catalog, guard, fileSystem, configuration } = stage
  const runner = createSkillRunner({ catalog, guard, fileSystem, configuration: () => configuration })
  const render = () => runner.render({ name: 'sample', surface: 'test' })
  return { ...stage, render }
}

// Decisions R-47
describe('hooks', () => {
  it('run before and after the commands of the body, and are told what happens', async () => {
    const { render, sandbox, lines } = stageWith({ after: 'b', before: 'a x' }, ({ argv }) => ({
      stdout: argv[0] ?? '',
    }))
    const { text, notes } = await render()
    expect([text, notes]).toEqual(['body\n', []])
    expect(sandbox.commands.map(({ argv }) => argv)).toEqual([['a', 'x'], ['body'], ['b']])
    expect(JSON.parse(String(sandbox.commands[0]?.input))).toEqual({ hook_event_name: 'before', skill: 'sample' })
    expect(lines.map(({ kind }) => kind)).toEqual(['hook', 'context', 'hook'])
  })

  it.each([
    ['without trust', { trusted: false }],
    ['without a rule', { settings: 'permissions: { allow: ["Bash(body)"] }' }],
    ['with commands switched off', { settings: 'permissions: { allow: [Bash] }\ncommands: { enabled: false }' }],
  ])('do not run %s, and stop nothing', async (_name, options) => {
    const { render, sandbox } = stageWith({ before: 'evil' }, () => ({}), options)
    const { notes } = await render()
    expect(sandbox.commands.map(({ argv }) => argv[0])).not.toContain('evil')
    expect(notes.join('\n')).toContain('The hook evil of sample was not run')
  })

  it('can say no before, with status 2, and not after', async () => {
    const refusing = stageWith({ before: 'no' }, () => ({ exitCode: 2, stderr: 'not on Fridays\n' }))
    await expect(refusing.render()).rejects.toMatchObject({
      code: 'refused',
      message: 'A hook of sample said no: not on Fridays',
    })
    const late = stageWith({ after: 'no' }, ({ argv }) => ({ exitCode: argv[0] === 'no' ? 2 : 0 }))
    expect((await late.render()).notes).toEqual(['The hook no of sample failed (status 2).'])
  })

  it('run around the tools they name', async () => {
    const hooks = {
      PreToolUse: [{ matcher: 'Edit|git.status', hooks: [{ type: 'command', command: 'check', timeout: 1 }] }],
    }
    const { guard, entry, sandbox } = stageWith(hooks, () => ({}))
    const options = { guard, entry: entry(), event: 'before-tool', surface: 'test' } as const
    await runHooks({ ...options, tool: { names: ['Read'], input: {} } })
    await runHooks({ ...options, tool: { names: ['git.status'], input: { a: 1 } } })
    expect(sandbox.commands).toHaveLength(1)
    expect(sandbox.commands[0]?.limits.timeoutMs).toBe(1000)
    expect(JSON.parse(String(sandbox.commands[0]?.input))).toMatchObject({
      tool_name: 'git.status',
      tool_input: { a: 1 },
    })
  })

  it('names what it does not run', async () => {
    const { render } = stageWith({ Notification: 'x' }, () => ({}))
    expect((await render()).notes).toEqual(['hooks for Notification are not run here'])
  })
})
