import type { SandboxCommand } from '@metier/core'
import type { FakeOutcome } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { createSkillRunner } from './create-skill-runner.ts'
import { createGuardStage, type GuardStageOptions } from './guard-stage.case.ts'

const all = 'permissions: { allow: [Bash] }\nallowShell: true'

function createRunner(body: string, options: GuardStageOptions = {}) {
  const stage = createGuardStage({ settings: all, ...options, body })
  const { catalog, guard, fileSystem, configuration } = stage
  const runner = createSkillRunner({ catalog, guard, fileSystem, configuration: () => configuration })
  return { ...stage, runner }
}

/** A sandbox in which a program prints its own argv, one word to a pair of brackets. */
const echo = {
  run: ({ argv }: SandboxCommand): FakeOutcome => ({ stdout: `${argv.map((word) => `[${word}]`).join('')}\n` }),
}

async function textOf(body: string, options: GuardStageOptions & { readonly given?: string } = {}) {
  const { given, ...rest } = options
  const { runner } = createRunner(body, { sandbox: echo, ...rest })
  const { text } = await runner.render({
    name: 'sample',
    surface: 'test',
    ...(given !== undefined && { arguments: given }),
  })
  return text
}

describe('rendering', () => {
  it('WUN-62 WUN-32 WUN-6 WUN-29 WUN-68: arguments first, then commands, whose output replaces the line', async () => {
    expect(await textOf('# T\n\n!gh pr view $ARGUMENTS\n\nNow: !`date`.\n', { given: '12 "a; b"' })).toBe(
      '# T\n\n[gh][pr][view][12][a; b]\n\nNow: [date].\n',
    )
  })

  it('starts programs directly, and bash only for what needs it', async () => {
    expect(await textOf('!a "b c"\n!a | b\n!a $HOME\n')).toBe(
      '[a][b c]\n[bash][--noprofile][--norc][-c][a | b]\n[bash][--noprofile][--norc][-c][a $HOME]\n',
    )
  })

  it('runs a block of plain commands one after another, and stops where one fails', async () => {
    const sandbox = {
      run: ({ argv }: SandboxCommand): FakeOutcome =>
        argv[0] === 'two' ? { stdout: 'half', stderr: 'no luck', exitCode: 3 } : { stdout: argv[0] ?? '' },
    }
    expect(await textOf('```!\none\ntwo\nthree\n```\n', { sandbox })).toBe(
      'one\nhalf\n[The command ended with status 3: no luck]\n',
    )
  })

  it('WUN-30: reads files of the skill, and nothing else', async () => {
    const files = {
      '/project/.claude/skills/sample/references/schema.md': 'the schema\n!`id` $0\n',
      '/project/.claude/skills/sample/image.png': 'a\0b',
      '/project/.claude/skills/sample/long.txt': 'x'.repeat(70_000),
      '/project/secret.txt': 'secret',
    }
    const body = [
      './references/schema.md',
      'references/none.md',
      '../../../secret.txt',
      '/project/secret.txt',
      'image.png',
      '${SKILL_DIR}/references/schema.md',
      'long.txt',
    ]
    const text = await textOf(body.map((path) => `!read ${path}`).join('\n'), {
      files,
      settings: 'skills: { security: { scanOnLoad: false } }',
      trusted: false,
    })
    const [first, , third, ...rest] = text.split('\n')
    expect([first, third]).toEqual([
      'the schema',
      '[references/none.md was not read: The skill sample has no file "references/none.md".]',
    ])
    expect(text).not.toContain('secret\n')
    expect(text.match(/is not inside the skill sample/g)).toHaveLength(2)
    expect(text).toContain('[image.png was not read: it is no text.]')
    expect(text.match(/the schema\n!`id` \$0/g)).toHaveLength(2)
    expect(rest.at(-1)).toBe('[The file was cut after 65536 bytes.]')
  })

  it('puts outputs in the order of the text, however long each takes', async () => {
    let running = 0
    let most = 0
    const sandbox = {
      async run({ argv }: SandboxCommand): Promise<FakeOutcome> {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, argv[1] === '0' ? 30 : 1))
        running -= 1
        return { stdout: argv[1] ?? '' }
      },
    }
    expect(await textOf(Array.from({ length: 9 }, (_, index) => `!x ${index}\n`).join(''), { sandbox })).toBe(
      '0\n1\n2\n3\n4\n5\n6\n7\n8\n',
    )
    expect(most).toBe(4)
  })

  it('runs in turn what may change the project', async () => {
    let running = 0
    let most = 0
    const sandbox = {
      async run(): Promise<FakeOutcome> {
        running += 1
        most = Math.max(most, running)
        await Promise.resolve()
        running -= 1
        return {}
      },
    }
    await textOf('!a\n!b\n!c\n', { sandbox, settings: `${all}\ngrants: { workspaceWrite: [Bash] }` })
    expect(most).toBe(1)
  })

  it('gives variables their values', async () => {
    const { runner, directory } = createRunner(
      '${SKILL_DIR} ${CLAUDE_SKILL_DIR} {baseDir} ${WORKSPACE_DIR} ${CLAUDE_PROJECT_DIR} ${SKILL_NAME} ${CLAUDE_SESSION_ID}',
    )
    const { text } = await runner.render({ name: 'sample', surface: 'test', session: 's1' })
    expect(text).toBe(`${directory} ${directory} ${directory} /project /project sample s1`)
  })
})

describe('what does not run', () => {
  it('R-14: is left as it was written, with one note', async () => {
    const text = await textOf('!gh a $0\nb !`gh c`\n', { settings: '', given: 'x' })
    expect(text).toBe(
      '!gh a $0\nb !`gh c`\n\n[2 commands of this skill were not run (line 6, 7 of SKILL.md): no rule allows Bash(gh a), and nobody is here to ask; no rule allows Bash(gh c), and nobody is here to ask.]\n',
    )
  })

  it.each([
    ['without trust', { trusted: false }],
    ['without a rule', { settings: '' }],
    ['with commands switched off', { settings: `${all}\ncommands: { enabled: false }` }],
  ])('runs nothing %s', async (_name, options) => {
    const { runner, sandbox } = createRunner('!id\n', options)
    const { steps, notes } = await runner.render({ name: 'sample', surface: 'test' })
    expect(sandbox.commands).toEqual([])
    expect(steps).toMatchObject([{ decision: 'refused' }])
    expect(notes).toEqual([expect.stringMatching(/^id was not run: .+/)])
  })

  it.each([
    ['a failure', { exitCode: 1, stderr: 'bad\n' }, '[The command ended with status 1: bad]'],
    ['a signal', { exitCode: null, signal: 'SIGKILL' }, '[The command ended by the signal SIGKILL.]'],
    [
      'WUN-70: too long',
      { exitCode: null, stopped: 'timeout', stdout: 'part' },
      'part\n[The command was stopped after 30 s.]',
    ],
    [
      'WUN-71: too much',
      { exitCode: null, stopped: 'output', stdout: 'part' },
      'part\n[The output was cut after 65536 bytes.]',
    ],
    ['too much memory', { exitCode: null, stopped: 'memory' }, '[The command was stopped: memory.]'],
  ] as const)('marks %s', async (_name, outcome, text) => {
    expect(await textOf('a\n!id\nb\n', { sandbox: { run: () => outcome } })).toBe(`a\n${text}\nb\n`)
  })

  it('marks a program that is not there', async () => {
    const sandbox = {
      run: () => {
        throw Object.assign(new Error('no'), {})
      },
    }
    await expect(textOf('!id\n', { sandbox })).rejects.toThrow('no')
  })

  it('takes what only a terminal understands out of an output', async () => {
    const stdout = '\u001b[31mred\u001b[0m\u0007 \u001b]0;title\u0007a\tb\r\n\u009b31mc\n\n'
    expect(await textOf('!id\n', { sandbox: { run: () => ({ stdout }) } })).toBe('red a\tb\n31mc\n')
  })

  it('ends when it is cancelled', async () => {
    const controller = new AbortController()
    controller.abort()
    const { runner } = createRunner('!id\n')
    await expect(runner.render({ name: 'sample', surface: 'test', signal: controller.signal })).rejects.toMatchObject({
      code: 'interrupted',
    })
  })

  it('runs no more than fifty commands', async () => {
    const { runner, sandbox } = createRunner('!id\n'.repeat(60))
    const { text } = await runner.render({ name: 'sample', surface: 'test' })
    expect(sandbox.commands).toHaveLength(50)
    expect(text).toContain('10 commands of this skill were not run')
  })
})

describe('a plan', () => {
  it('names what would run, what of it is allowed and why, and runs nothing', () => {
    const { runner, sandbox, lines } = createRunner('!gh pr view $0\n!id\n!read a.md\n', {
      settings: 'permissions: { allow: ["Bash(gh pr:*)"], deny: ["Bash(id)"] }',
    })
    const { steps } = runner.plan({ name: 'sample', surface: 'test', arguments: '7' })
    expect(steps.map(({ insertion, decision, because }) => [insertion.command, decision, because])).toEqual([
      ['gh pr view 7', 'allowed', 'the rule allow Bash(gh pr:*)'],
      ['id', 'refused', 'the rule deny Bash(id)'],
      ['a.md', 'allowed', 'reading a file of the skill needs no permission'],
    ])
    expect([sandbox.commands, lines]).toEqual([[], []])
  })
})
