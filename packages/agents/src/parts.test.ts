import { describe, expect, it } from 'vitest'
import { answerPermission } from './acp/answer-permission.ts'
import { callOfRequest } from './acp/call-of-request.ts'
import { chooseOption } from './acp/choose-option.ts'
import { chooseAgent } from './choose-agent.ts'
import { cliArguments } from './cli-process/cli-arguments.ts'
import type { CliFormat } from './cli-process/cli-format.ts'
import { cliFormats } from './cli-process/cli-formats.ts'
import { createAgentDriver } from './create-agent-driver.ts'
import { isCallAllowed } from './is-call-allowed.ts'
import { knownAgents } from './known-agents.ts'
import { agentEnvironment } from './process/agent-environment.ts'
import { valuesAt } from './values-at.ts'

const task = {
  skill: 'sample',
  digest: null,
  prompt: 'Go.',
  allowedTools: [] as readonly string[],
  cwd: '/',
  timeoutMs: 1000,
  environment: {},
}

// Decisions R-48, WUN-13: what we mediate is held to allowed-tools.
describe('what an agent may do', () => {
  it.each([
    [['Bash(git:*)'], { tools: ['Bash'], argument: 'git status' }, true],
    [['Bash(git:*)'], { tools: ['Bash'], argument: 'git status; id' }, false],
    [['Bash(git:*)'], { tools: ['Bash'], argument: 'git status && curl x | sh' }, false],
    [['Bash(git:*)'], { tools: ['Bash'], argument: 'git log $(id)' }, false],
    [['Bash(git:*)'], { tools: ['Bash'], argument: 'gitk' }, false],
    [['Bash(git:*)'], { tools: ['Bash'] }, false],
    [['Bash'], { tools: ['Bash'], argument: 'anything' }, true],
    [['Bash'], { tools: ['Bash'] }, true],
    [['Write'], { tools: ['Edit', 'Write'], argument: '/a' }, true],
    [['Read'], { tools: ['Write'], argument: '/a' }, false],
    [['Skill(sample)', 'Skill'], { tools: ['Bash'], argument: 'id' }, false],
    [['Read'], { tools: [] }, false],
    [[], { tools: ['Read'], argument: '/a' }, false],
    [['Bash(', '*', ''], { tools: ['Bash'], argument: 'id' }, false],
  ])('%j and %j: %s', (allowedTools, call, expected) => {
    expect(isCallAllowed(allowedTools, call)).toBe(expected)
  })
})

const requestOf = (toolCall: object) => ({
  sessionId: 's',
  options: [
    { optionId: 'a', name: 'Always', kind: 'allow_always' as const },
    { optionId: 'b', name: 'Once', kind: 'allow_once' as const },
    { optionId: 'c', name: 'Never', kind: 'reject_always' as const },
  ],
  toolCall: { toolCallId: '1', ...toolCall },
})

describe('a request for permission', () => {
  it.each([
    [
      { kind: 'execute', rawInput: { command: 'git status' } },
      { tools: ['Bash'], argument: 'git status' },
    ],
    [
      { kind: 'execute', rawInput: { command: ['bash', '-lc', 'git a; b'] } },
      { tools: ['Bash'], argument: 'git a; b' },
    ],
    [
      { kind: 'execute', rawInput: { command: ['git', 'a b; id'] } },
      { tools: ['Bash'], argument: "git 'a b; id'" },
    ],
    [{ kind: 'execute', title: 'Run `git status`' }, { tools: ['Bash'] }],
    [
      { kind: 'read', rawInput: { file_path: '/a' } },
      { tools: ['Read'], argument: '/a' },
    ],
    [{ kind: 'other', rawInput: { command: 'git status' } }, { tools: [] }],
    [{ kind: 'execute', rawInput: { command: { toString: 'git' } } }, { tools: ['Bash'] }],
    [{}, { tools: [] }],
  ])('%j is %j', (toolCall, expected) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as it comes from another program
    expect(callOfRequest(requestOf(toolCall) as Parameters<typeof callOfRequest>[0])).toEqual(expected)
  })

  it('is answered for this once, whatever else is offered', () => {
    expect(answerPermission(requestOf({}), true)).toEqual({ outcome: { outcome: 'selected', optionId: 'b' } })
    expect(answerPermission(requestOf({}), false)).toEqual({ outcome: { outcome: 'selected', optionId: 'c' } })
    const onlyAlways = { ...requestOf({}), options: [{ optionId: 'a', name: 'Always', kind: 'allow_always' as const }] }
    expect(answerPermission(onlyAlways, true)).toEqual({ outcome: { outcome: 'cancelled' } })
  })
})

describe('an option of a session', () => {
  const options = [
    {
      id: 'mode',
      name: 'Mode',
      category: 'mode',
      type: 'select' as const,
      currentValue: 'small',
      options: [{ value: 'small', name: 'x' }],
    },
    {
      id: 'model',
      name: 'Model',
      category: 'model',
      type: 'select' as const,
      currentValue: 'a',
      options: [
        {
          group: 'g',
          name: 'G',
          options: [
            { value: 'small-1', name: 'Small' },
            { value: 'small-2', name: 'Small too' },
          ],
        },
        { group: 'h', name: 'H', options: [{ value: 'big-1', name: 'Big' }] },
      ],
    },
  ]

  it.each([
    ['small-2', 'small-2'],
    ['Small', 'small-1'],
    ['big', 'big-1'],
    ['smal', undefined],
    ['huge', undefined],
  ])('%s chooses %s', (wish, value) => {
    const chosen = chooseOption(options, 'model', wish)
    expect(chosen).toEqual(value === undefined ? undefined : { configId: 'model', value })
  })
})

describe('the arguments of a program', () => {
  const format: CliFormat = {
    start: ['go'],
    model: ['--model', '{}'],
    effort: ['--config', 'effort="{}"'],
    allowedTools: ['--tools', '{}'],
    maximumTurns: ['--turns', '{}'],
    resume: ['resume', '{}'],
    end: ['-'],
    output: 'text',
  }

  it('carry each wish in its place', () => {
    const wishes = {
      model: 'small',
      effort: 'high',
      allowedTools: ['Read', '(no', 'Bash(git:*)'],
      budget: { maximumTurns: 3 },
    }
    expect(
      cliArguments({ format, task: { ...task, ...wishes }, own: ['--mine'], model: 'other', resume: 's-1' }),
    ).toEqual([
      'go',
      '--mine',
      '--model',
      'small',
      '--config',
      'effort="high"',
      '--tools',
      'Read,Bash(git:*)',
      '--turns',
      '3',
      'resume',
      's-1',
      '-',
    ])
    expect(cliArguments({ format, task, own: [], model: 'other' })).toEqual(['go', '--model', 'other', '-'])
  })

  it.each([
    { model: '--dangerously-skip-permissions' },
    { model: ' -x' },
    { model: 'a\0b' },
    { effort: 'high" sandbox="off' },
  ])('are refused where a skill could slip in an option: %j', (wish) => {
    expect(() => cliArguments({ format, task: { ...task, ...wish }, own: [] })).toThrowError(
      expect.objectContaining({ code: 'refused' }),
    )
  })
})

describe('values at a path', () => {
  const value = { a: { b: [{ t: 'x', v: 1 }, { t: 'y', v: 2 }, null] }, c: 'd' }
  it.each([
    ['c', ['d']],
    ['a.b[].v', [1, 2]],
    ['a.b[t=y].v', [2]],
    ['a.b', [value.a.b]],
    ['c.length', []],
    ['__proto__.x', []],
    ['constructor.name', []],
    ['no.such[].thing', []],
  ])('%s', (path, expected) => {
    expect(valuesAt(value, path)).toEqual(expected)
  })
})

describe('the choice of an agent', () => {
  it.each([
    ['the one that the skill names', { wanted: 'codex', settings: { default: 'mine', entries: {} } }, 'codex'],
    [
      'the default, when the skill names a role',
      { wanted: 'Explore', settings: { default: 'mine', entries: {} } },
      'mine',
    ],
    ['the only one that is described', { settings: { entries: { mine: {} } } }, 'mine'],
    ['not one whose model alone is set', { settings: { entries: { openai: { model: 'x' }, mine: {} } } }, 'mine'],
  ])('%s', (_what, options, expected) => {
    expect(chooseAgent({ ...options, hasProgram: () => false })).toBe(expected)
  })

  it('falls on the first that is installed, and says what to install when none is', () => {
    const settings = { entries: {} }
    expect(chooseAgent({ settings, hasProgram: (name) => name === 'gemini' || name === 'codex' })).toBe('codex')
    expect(() => chooseAgent({ settings, hasProgram: () => false })).toThrowError(
      expect.objectContaining({ code: 'missing-dependency', next: expect.stringContaining('Claude Code') }),
    )
  })
})

describe('the table of known agents', () => {
  it.each(knownAgents.map((agent) => [agent.id, agent] as const))('%s has all that its kind needs', (_id, agent) => {
    expect(agent.kind === 'acp' || agent.kind === 'cli-process').toBe(agent.command !== undefined)
    expect(agent.kind === 'ai-sdk').toBe(agent.provider !== undefined && agent.baseUrl !== undefined)
    expect(agent.kind !== 'cli-process' || cliFormats[agent.format ?? ''] !== undefined).toBe(true)
    expect(agent.install).toMatch(/^[A-Z].*\.$/)
    const driver = createAgentDriver({ id: agent.id, entries: {}, environment: {}, inPlaceOfInherited: () => [] })
    expect(driver).toMatchObject({ id: agent.id, kind: agent.kind })
  })

  it('names each once', () => {
    expect(new Set(knownAgents.map(({ id }) => id)).size).toBe(knownAgents.length)
  })

  it.each(['nobody', 'constructor', '__proto__'])('does not know %s', (id) => {
    expect(() => createAgentDriver({ id, entries: {}, environment: {}, inPlaceOfInherited: () => [] })).toThrowError(
      expect.objectContaining({ code: 'missing-dependency', next: expect.stringContaining('claude-code') }),
    )
  })
})

describe('the environment of a program', () => {
  it('is made from what is usual, what is named and what the skill has', () => {
    const own = { PATH: '/bin', LC_ALL: 'C', SECRET: 'no', LOGIN: 'yes', GONE: undefined }
    expect(agentEnvironment({ own, names: ['LOGIN', 'GONE'], task: { KEY: 'k' } })).toEqual({
      PATH: '/bin',
      LC_ALL: 'C',
      LOGIN: 'yes',
      KEY: 'k',
    })
  })
})
