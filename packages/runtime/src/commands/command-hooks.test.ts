import { afterEach, describe, expect, it } from 'vitest'
import { createCommandsStage } from './commands-stage.case.ts'

let stage: ReturnType<typeof createCommandsStage> | undefined
afterEach(async () => {
  await stage?.cleanUp()
  stage = undefined
})

/** A skill with two commands, and these hooks. */
function open(hooks: string, allow = 'Bash(echo:*), Bash(grep:*), Bash(false)') {
  stage = createCommandsStage({
    settings: `scripts: allow\npermissions: { allow: [${allow}] }\n`,
    files: {
      'git/scripts/commands.mjs': `import { defineCommand } from 'metier'
export const status = defineCommand({ name: 'status', description: 'S.', cacheMs: 60000, run: () => 'clean' })
export const push = defineCommand({ name: 'push', description: 'P.', run: () => 'pushed' })
`,
      'git/SKILL.md': `---\nname: git\ndescription: Does what git does.\nhooks:\n${hooks}\n---\nBody.\n`,
    },
  })
  return stage
}

const hook = (event: string, matcher: string, command: string) =>
  `  ${event}:\n    - matcher: ${JSON.stringify(matcher)}\n      hooks: [{ type: command, command: ${JSON.stringify(command)} }]`

// Decisions R-47: hooks under the same gates as everything else that a skill runs.
describe('hooks around typed commands', () => {
  it('run before and after, each told what is called and what came of it', async () => {
    const { call, lines, journal } = open(
      [
        hook('PreToolUse', 'git.status', String.raw`grep -q '"tool_name":"git.status","tool_input":{}'`),
        hook('PostToolUse', 'mcp__metier__git__.*', String.raw`grep -q '"tool_response":"clean"'`),
      ].join('\n'),
    )
    expect(await call('git.status')).toMatchObject({ text: 'clean', cached: false })
    expect(lines.map(({ kind, exitCode }) => [kind, exitCode])).toEqual([
      ['hook', 0],
      ['command', 0],
      ['hook', 0],
    ])
    expect(journal.entries.filter(({ level }) => level === 'warn')).toEqual([])
    // Each call is told, so that none is answered from what is remembered.
    expect(await call('git.status')).toMatchObject({ text: 'clean', cached: false })
    expect(lines).toHaveLength(6)
  })

  it.each([
    [
      'as Claude Code does',
      '{"hookSpecificOutput":{"permissionDecision":"deny","permissionDecisionReason":"not today"}}',
    ],
    ['with a decision', '{"decision":"block","reason":"not today"}'],
  ])('can say no, %s, before anything is called', async (_how, answer) => {
    const { call, lines } = open(hook('PreToolUse', 'Skill(git.push)', `echo '${answer}'`))
    await expect(call('git.push')).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('not today'),
    })
    expect(lines.map(({ kind }) => kind)).toEqual(['hook'])
    expect(await call('git.status')).toMatchObject({ text: 'clean' })
  })

  it('cannot say yes, and run only as far as a rule allows them', async () => {
    const { call, lines, journal } = open(
      hook('PreToolUse', '*', `echo '{"hookSpecificOutput":{"permissionDecision":"allow"}}'`),
      'Bash(nothing)',
    )
    expect(await call('git.push')).toMatchObject({ text: 'pushed' })
    expect(lines.map(({ kind, decision }) => [kind, decision])).toEqual([
      ['hook', 'refused'],
      ['command', 'allowed'],
    ])
    expect(journal.entries.map(({ message }) => message).join('\n')).toContain('was not run')
  })

  it('do not run for a command that may not run', async () => {
    const { call, lines } = open(hook('PreToolUse', '*', 'echo x'), 'Bash(echo:*)], deny: ["Skill(git.push)"')
    await expect(call('git.push')).rejects.toMatchObject({ code: 'refused' })
    expect(lines.map(({ kind, decision }) => [kind, decision])).toEqual([['command', 'refused']])
  })
})
