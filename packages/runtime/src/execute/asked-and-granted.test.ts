import { describe, expect, it } from 'vitest'
import { createGuardStage } from './guard-stage.case.ts'

describe('asking', () => {
  it('WUN-82: a prefix allows by words, and what is beside it is asked', async () => {
    const { guard, shell, asked } = createGuardStage({
      settings: 'skills: { security: { allowedCommandPrefixes: [gh pr] } }',
      answers: ['deny'],
    })
    await guard.run(shell('gh pr view'))
    expect(asked).toEqual([])
    await expect(guard.run(shell('gh repo delete'))).rejects.toMatchObject({ code: 'refused' })
    expect(asked).toHaveLength(1)
  })

  it('runs once, offering what the program cannot do without', async () => {
    const { guard, shell, asked, sandbox } = createGuardStage({
      answers: ['once', 'deny'],
      files: { '/home/user/.config/gh/hosts.yml': 'x' },
    })
    await guard.run(shell('gh pr view'))
    expect(asked[0]).toMatchObject({ command: 'gh pr view', pattern: 'Bash(gh pr:*)' })
    expect(asked[0]?.grants).toEqual(['the network', 'read the project /project', 'read /home/user/.config/gh'])
    expect(sandbox.commands[0]).toMatchObject({
      grants: {
        network: true,
        workspace: { directory: '/project', access: 'read' },
        credentials: ['/home/user/.config/gh'],
      },
      environment: { GIT_DIR: '/project/.git', GIT_WORK_TREE: '/project' },
    })
    await expect(guard.run(shell('gh pr view'))).rejects.toMatchObject({ code: 'refused' })
  })

  it('remembers an always for this skill as it is, and no longer', async () => {
    const { guard, shell, asked, sandbox, tree } = createGuardStage({
      answers: ['always', 'deny', 'deny'],
      skills: '/home/user/.claude/skills',
    })
    await guard.run(shell('gh pr view 1'))
    await guard.run(shell('gh pr list'))
    expect(asked).toHaveLength(1)
    expect(sandbox.commands[1]?.grants.network).toBe(true)
    await expect(guard.run(shell('gh issue list'))).rejects.toThrow(/you said no/)
    tree.write('/home/user/.claude/skills/sample/notes.md', 'new')
    await expect(guard.run(shell('gh pr list'))).rejects.toThrow(/you said no/)
    expect(asked).toHaveLength(3)
  })

  it('pins an always to the files as they are also where nothing is scanned', async () => {
    const { guard, shell, tree, asked } = createGuardStage({
      answers: ['always', 'deny'],
      skills: '/home/user/.claude/skills',
      settings: 'skills: { security: { scanOnLoad: false } }',
    })
    await guard.run(shell('gh pr view'))
    await guard.run(shell('gh pr view'))
    tree.write('/home/user/.claude/skills/sample/notes.md', 'new')
    await expect(guard.run(shell('gh pr view'))).rejects.toThrow(/you said no/)
    expect(asked).toHaveLength(2)
  })

  it('remembers the grants that were shown, and none that came to be later', async () => {
    const { guard, shell, tree, sandbox } = createGuardStage({
      answers: ['always'],
      skills: '/home/user/.claude/skills',
    })
    await guard.run(shell('gh pr view 1'))
    tree.write('/home/user/.config/gh/hosts.yml', 'logged in since')
    await guard.run(shell('gh pr view 2'))
    expect(sandbox.commands[1]?.grants).toMatchObject({ network: true, credentials: [] })
  })

  it('asks one question at a time, and not again what the answer before settled', async () => {
    const { guard, shell, asked } = createGuardStage({ answers: ['always'] })
    await Promise.all([
      guard.run(shell('gh pr view 1')),
      guard.run(shell('gh pr view 2')),
      guard.run(shell('gh pr list')),
    ])
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['a rule that says so', 'permissions: { ask: ["Bash(gh:*)"] }', 'gh pr view'],
    ['what nobody can read', 'allowShell: true', 'eval "$X"'],
  ])('asks each time for %s', async (_name, settings, line) => {
    const { guard, shell, asked } = createGuardStage({ settings, answers: ['always', 'always'] })
    await guard.run(shell(line))
    await guard.run(shell(line))
    expect(asked.map(({ pattern }) => pattern)).toEqual(['', ''])
  })
})

describe('grants', () => {
  it.each([
    ['grants: { network: ["Bash(gh:*)"] }', 'gh pr view', { network: true }],
    ['grants: { network: ["Skill(sample)"] }', 'gh pr view', { network: true }],
    ['grants: { network: ["Bash(git:*)"] }', 'gh pr view', { network: false }],
    [
      'grants: { hosts: { api.github.com: ["Bash(gh:*)"], example.com: ["Bash(git:*)"] } }',
      'gh pr view',
      { network: false, hosts: ['api.github.com'] },
    ],
    ['grants: { network: [Bash], hosts: { api.github.com: ["Bash(gh:*)"] } }', 'gh pr view', { network: true }],
    ['allowShell: true\ngrants: { network: ["Bash(gh:*)"] }', 'gh pr view | sort', { network: false }],
    ['allowShell: true\ngrants: { network: ["Bash(gh:*)", "Bash(sort)"] }', 'gh pr view | sort', { network: true }],
    [
      'grants: { workspaceRead: ["Bash(gh:*)"] }',
      'gh pr view',
      { workspace: { directory: '/project', access: 'read' } },
    ],
    [
      'grants: { workspaceWrite: ["Bash(gh:*)"] }',
      'gh pr view',
      { workspace: { directory: '/project', access: 'write' } },
    ],
    [
      'grants: { credentials: { ~/.config/gh: ["Bash(gh:*)"] } }',
      'gh pr view',
      { credentials: ['/home/user/.config/gh'] },
    ],
    ['grants: { credentials: { ~/.nothing: ["Bash(gh:*)"] } }', 'gh pr view', { credentials: [] }],
    [
      'grants: { credentials: { "~/": ["Bash(gh:*)"], "/": [Bash], /home: [Bash], relative: [Bash] } }',
      'gh pr view',
      { credentials: [] },
    ],
  ])('%s for %s', (settings, line, grants) => {
    const { guard, shell } = createGuardStage({
      settings: `permissions: { allow: ["Bash(gh:*)", "Bash(sort)"] }\n${settings}`,
      files: { '/home/user/.config/gh/hosts.yml': 'x' },
    })
    expect(guard.decide(shell(line))).toMatchObject({ decision: 'allowed', grants })
  })
})

describe('commands by name', () => {
  it.each([
    ['', 'refused'],
    ['scripts: ask', 'ask'],
    ['scripts: allow', 'allowed'],
    ['scripts: off\npermissions: { allow: ["Skill(sample.*)"] }', 'refused'],
    ['permissions: { allow: ["Skill(sample.*)"] }', 'allowed'],
    ['scripts: allow\npermissions: { deny: ["Skill(sample.go)"] }', 'refused'],
    ['scripts: allow\npermissions: { ask: ["Skill(sample.go)"] }', 'ask'],
  ])('with %j: %s', (settings, decision) => {
    const { guard, shell } = createGuardStage({ settings })
    const question = { kind: 'tool', tool: 'Skill', argument: 'sample.go' } as const
    expect(guard.decide(shell('', { kind: 'command', question })).decision).toBe(decision)
  })
})
