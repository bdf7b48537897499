import type { AgentDriver, AgentEvent, AgentResult, AgentTask } from '@metier/core'
import {
  createTemporaryTree,
  modelScript,
  startFakeModelServer,
  writeFakeAgent,
  type TemporaryTree,
} from '@metier/testing'
import { testAgentDriverContract } from '@metier/testing/contract/agent-driver'
import { chmodSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { MediatedTool } from './ai-sdk/mediated-tool.ts'
import type { Sample, SampleRequest } from './mcp-sampling/create-mcp-sampling-driver.ts'
import { createAgentDriver, type CreateAgentDriverOptions } from './create-agent-driver.ts'

const inPlaceOfInherited = () => []

const environment = {
  PATH: process.env['PATH'],
  HOME: '/nonexistent',
  OPENAI_API_KEY: 'must not be seen',
  MODEL_KEY: 'key-1',
}

function driverOf(
  entry: CreateAgentDriverOptions['entries'][string],
  more: Partial<CreateAgentDriverOptions> = {},
): AgentDriver {
  return createAgentDriver({ id: 'fake', entries: { fake: entry }, environment, inPlaceOfInherited, ...more })
}

/** An entry whose program is the fake agent, speaking in this mode. */
function programEntry(tree: TemporaryTree, mode: 'acp' | 'claude' | 'text', ...words: string[]) {
  const script = writeFakeAgent(tree.at('agent.mjs'))
  const kind = mode === 'acp' ? ('acp' as const) : ('cli-process' as const)
  // A format puts its own arguments first: the fake is started through a program of its own that knows its mode.
  tree.write(
    'start.mjs',
    `process.argv.splice(2, 0, ${[mode, ...words].map((word) => JSON.stringify(word)).join(', ')})\nawait import(${JSON.stringify(script)})\n`,
  )
  tree.write('start', `#!/bin/sh\nexec ${process.execPath} ${tree.at('start.mjs')} "$@"\n`)
  return { kind, command: tree.at('start'), format: mode === 'claude' ? 'claude' : 'text' }
}

/** A client that does what the script says; a client has no other way to fail than to say so. */
const sampleByScript: Sample = async ({ prompt }) => {
  const turn = modelScript({ prompt, toolResults: [] })
  if (turn.kind === 'text') return { text: turn.text, stopReason: 'endTurn' }
  if (turn.kind === 'silence') return new Promise(() => undefined)
  throw new Error(`the client failed: ${turn.kind}`)
}

async function programStage(mode: 'acp' | 'claude' | 'text', ...words: string[]) {
  const tree = createTemporaryTree()
  const entry = programEntry(tree, mode, ...words)
  chmodSync(entry.command, 0o755)
  return { driver: driverOf(entry), directory: tree.path, cleanUp: () => tree.cleanUp() }
}

async function modelStage(provider: 'openai-compatible' | 'anthropic', tools: readonly MediatedTool[] = []) {
  const server = await startFakeModelServer({ key: 'key-1' })
  const tree = createTemporaryTree()
  const entry = {
    kind: 'ai-sdk' as const,
    provider,
    baseUrl: server.baseUrl,
    model: 'big',
    apiKeyEnvironment: 'MODEL_KEY',
  }
  const cleanUp = async () => {
    await server.close()
    tree.cleanUp()
  }
  return { driver: driverOf(entry, { tools, retries: 0 }), directory: tree.path, server, cleanUp }
}

testAgentDriverContract('an ACP agent', () => programStage('acp'))
testAgentDriverContract('a program that speaks as Claude Code', () => programStage('claude'))
testAgentDriverContract('the model of a connected client', async () => ({
  driver: createAgentDriver({
    id: 'fake',
    entries: { fake: { kind: 'mcp-sampling' } },
    environment,
    inPlaceOfInherited,
    sample: sampleByScript,
  }),
  directory: '/',
  cleanUp: () => undefined,
}))
testAgentDriverContract('a model with the interface of OpenAI', () => modelStage('openai-compatible'))
testAgentDriverContract('a model with the interface of Anthropic', () => modelStage('anthropic'))

interface Ran {
  readonly result: AgentResult
  readonly events: readonly AgentEvent[]
}

async function run(
  driver: AgentDriver,
  cwd: string,
  prompt: string,
  more: Partial<AgentTask> = {},
  resume?: string,
): Promise<Ran> {
  const events: AgentEvent[] = []
  const base = { skill: 'sample', digest: null, prompt, allowedTools: [], cwd, timeoutMs: 60_000, environment: {} }
  const result = await driver.run(
    { ...base, ...more },
    {
      signal: new AbortController().signal,
      onEvent: (event) => void events.push(event),
      ...(resume !== undefined && { resume }),
    },
  )
  return { result, events }
}

describe('an agent that is a program', () => {
  it.each(['acp', 'claude'] as const)('speaking %s works in the folder it is told', async (mode) => {
    const { driver, directory, cleanUp } = await programStage(mode)
    expect((await run(driver, directory, '@directory')).result.text).toBe(directory)
    cleanUp()
  })

  it.each(['acp', 'claude'] as const)(
    'speaking %s sees the variables of its skill and no key of the user',
    async (mode) => {
      const { driver, directory, cleanUp } = await programStage(mode)
      const { result } = await run(driver, directory, '@env KEY\n@env OPENAI_API_KEY', { environment: { KEY: 'k' } })
      expect(result.text).toMatch(/KEY=k\s*OPENAI_API_KEY=unset/)
      cleanUp()
    },
  )

  it.each(['acp', 'claude'] as const)('speaking %s that nobody is logged in to says so', async (mode) => {
    const { driver, directory, cleanUp } = await programStage(mode, 'logged-out')
    await expect(run(driver, directory, 'hello')).rejects.toMatchObject({
      code: 'agent-failed',
      message: expect.stringContaining('is not logged in'),
      next: expect.stringContaining('log in'),
    })
    cleanUp()
  })

  it('is asked for the model of the skill, and not for one that it does not offer', async () => {
    const { driver, directory, cleanUp } = await programStage('acp')
    expect((await run(driver, directory, '@arguments', { model: 'SMALL' })).result.text).toBe('--model small')
    expect((await run(driver, directory, '@arguments', { model: 'huge' })).result.text).toBe('')
    cleanUp()
  })

  // WUN-13: allowed-tools, wherever the agent asks.
  it.each([
    [['Bash(git:*)'], 'git status', 'yes'],
    [['Bash(git:*)'], 'git status; id', 'no'],
    [[], 'git status', 'no'],
  ])('that speaks ACP, allowed %j, may run %j: %s', async (allowedTools, line, answer) => {
    const { driver, directory, cleanUp } = await programStage('acp')
    const { result, events } = await run(driver, directory, `@tool ${line}`, { allowedTools })
    expect(result.text).toBe(answer)
    expect(events.some((event) => event.type === 'tool' && event.state === 'refused')).toBe(answer === 'no')
    cleanUp()
  })

  it('is given the patterns of the skill where it takes them as arguments', async () => {
    const { driver, directory, cleanUp } = await programStage('claude')
    const { result } = await run(driver, directory, '@tool x', { allowedTools: ['Read', 'Bash(git:*)'] })
    expect(result.text).toBe('allowed=Read,Bash(git:*)')
    expect(result.usage).toEqual({ inputTokens: 11, outputTokens: 7 })
    cleanUp()
  })

  it.each(['acp', 'claude'] as const)('speaking %s goes on with a session, and tells nothing twice', async (mode) => {
    const { driver, directory, cleanUp } = await programStage(mode)
    const { result, events } = await run(driver, directory, 'hello', {}, 'session-7')
    expect(result).toMatchObject({
      text: 'you said: You were interrupted. Go on where you stopped.',
      session: 'session-7',
    })
    expect(events).toContainEqual({ type: 'session', id: 'session-7' })
    cleanUp()
  })

  it('that can load no session names none, and does not pretend to go on', async () => {
    const { driver, directory, cleanUp } = await programStage('acp', 'forgetful')
    const { events } = await run(driver, directory, 'hello')
    expect(events.filter(({ type }) => type === 'session')).toEqual([])
    await expect(run(driver, directory, 'hello', {}, 'session-7')).rejects.toMatchObject({ code: 'agent-failed' })
    cleanUp()
  })

  it('that refuses says so in its result', async () => {
    const { driver, directory, cleanUp } = await programStage('acp')
    expect((await run(driver, directory, '@refuse')).result.stop).toBe('refused')
    cleanUp()
  })

  it('may say a great deal', async () => {
    for (const mode of ['acp', 'claude', 'text'] as const) {
      const { driver, directory, cleanUp } = await programStage(mode)
      expect((await run(driver, directory, '@flood')).result.text.length).toBeGreaterThanOrEqual(2_000_000)
      cleanUp()
    }
  })

  it.runIf(process.platform === 'linux').each([
    ['acp', '@child'],
    ['acp', '@child detached'],
    ['claude', '@child detached'],
    ['text', '@child\n@child detached\n@crash'],
  ] as const)('speaking %s leaves nothing running after %j', async (mode, prompt) => {
    const { driver, directory, cleanUp } = await programStage(mode)
    const mark = `mark-${Math.random()}`
    await run(driver, directory, prompt, { environment: { TEST_MARK: mark } }).catch(() => undefined)
    expect(processesWith(mark)).toEqual([])
    cleanUp()
  })

  it.each(['no-such-program', './start', '../start', '/no/such/agent'])(
    'that is called %s is not here',
    async (command) => {
      const driver = driverOf({ kind: 'acp', command })
      await expect(run(driver, '/', 'hello')).rejects.toMatchObject({
        code: 'missing-dependency',
        next: expect.stringContaining('agents.entries.fake.command'),
      })
    },
  )

  it('cannot work in a folder that is gone', async () => {
    const { driver, directory, cleanUp } = await programStage('acp')
    await expect(run(driver, `${directory}/gone`, 'hello')).rejects.toMatchObject({ code: 'not-found' })
    cleanUp()
  })
})

/** Numbers of the processes that have a text in their environment. */
function processesWith(text: string): readonly string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/environ`, 'latin1').includes(text)
    } catch {
      return false
    }
  })
}

describe.each(['openai-compatible', 'anthropic'] as const)('a model behind the interface %s', (provider) => {
  const bash: MediatedTool = {
    name: 'Bash',
    description: 'Runs a line of shell.',
    input: { type: 'object', properties: { command: { type: 'string' } }, required: ['command'] },
    argumentOf: (input) => String(Object(input).command),
    run: async (input) => {
      const line = String(Object(input).command)
      if (line === 'git break') throw new Error('it broke')
      return `ran ${line}`
    },
  }
  const read: MediatedTool = { ...bash, name: 'Read' }

  it('is asked with the key and the model of the settings, or that of the skill', async () => {
    const { driver, directory, server, cleanUp } = await modelStage(provider)
    await run(driver, directory, 'hello', { system: 'Be brief.' })
    await run(driver, directory, 'hello', { model: 'small' })
    expect(server.requests.map(({ key, body }) => [key, body['model']])).toEqual([
      ['key-1', 'big'],
      ['key-1', 'small'],
    ])
    expect(JSON.stringify(server.requests[0]?.body)).toContain('Be brief.')
    await cleanUp()
  })

  // Decisions R-48: only the tools that a pattern names are offered, and each call is checked.
  it('is offered the tools that the skill names, and held to its patterns', async () => {
    const { driver, directory, server, cleanUp } = await modelStage(provider, [bash, read])
    const prompt = '@tool git status\n@tool id\n@tool git break\n@say end'
    const { result, events } = await run(driver, directory, prompt, { allowedTools: ['Bash(git:*)'] })
    expect(result.text).toMatch(/ran git status\nRefused: .*\nFailed: it broke\nend/)
    const offered = server.requests.map(({ body }) => JSON.stringify(body['tools']))
    expect(offered.every((text) => text.includes('Bash') && !text.includes('Read'))).toBe(true)
    expect(events.filter(({ type }) => type === 'tool').map((event) => ('state' in event ? event.state : ''))).toEqual([
      'started',
      'done',
      'refused',
      'started',
      'done',
    ])
    expect(result.usage).toEqual({ inputTokens: 44, outputTokens: 28 })
    await cleanUp()
  })

  it('without patterns is offered no tool', async () => {
    const { driver, directory, server, cleanUp } = await modelStage(provider, [bash])
    await run(driver, directory, 'hello')
    expect(server.requests[0]?.body['tools'] ?? []).toEqual([])
    await cleanUp()
  })

  it.each([{ maximumTurns: 2 }, { maximumTokens: 30 }])('stops at its budget %j', async (budget) => {
    const { driver, directory, server, cleanUp } = await modelStage(provider, [bash])
    const lines = Array.from({ length: 9 }, (_, index) => `@tool git ${index}`).join('\n')
    const { result } = await run(driver, directory, lines, { allowedTools: ['Bash'], budget })
    expect(result.stop).toBe('budget')
    expect(server.requests).toHaveLength(2)
    await cleanUp()
  })

  it('says which key is wrong, missing, or which model nobody named', async () => {
    const { server, directory, cleanUp } = await modelStage(provider)
    const entry = {
      kind: 'ai-sdk' as const,
      provider,
      baseUrl: server.baseUrl,
      model: 'big',
      apiKeyEnvironment: 'PATH',
    }
    await expect(run(driverOf(entry, { retries: 0 }), directory, 'hello')).rejects.toMatchObject({
      code: 'agent-failed',
      message: expect.stringContaining('did not accept the key (HTTP 401)'),
    })
    await expect(run(driverOf({ ...entry, apiKeyEnvironment: 'NO_KEY' }), directory, 'hello')).rejects.toMatchObject({
      code: 'missing-dependency',
      message: expect.stringContaining('NO_KEY'),
    })
    const { model: _model, ...without } = entry
    await expect(run(driverOf(without), directory, 'hello')).rejects.toMatchObject({ code: 'invalid-config' })
    await cleanUp()
  })
})

function clientDriver(sample?: Sample): AgentDriver {
  return createAgentDriver({
    id: 'mcp-client',
    entries: {},
    environment,
    inPlaceOfInherited,
    ...(sample && { sample }),
  })
}

const refusing: Sample = async () => Promise.reject(new Error('User rejected sampling'))

describe('the model of the connected client', () => {
  it('is asked once, with what the skill says', async () => {
    const asked: SampleRequest[] = []
    const sample: Sample = async (request) => {
      asked.push(request)
      return { text: `you said: ${request.prompt}`, stopReason: 'maxTokens' }
    }
    const { result, events } = await run(clientDriver(sample), '/', 'hello', { system: 'Be brief.', model: 'small' })
    expect(asked).toEqual([{ prompt: 'hello', systemPrompt: 'Be brief.', model: 'small', maximumTokens: 8192 }])
    expect(result).toEqual({ text: 'you said: hello', stop: 'budget' })
    expect(events).toEqual([{ type: 'text', text: 'you said: hello' }])
  })

  it('that says no, and a client that is not there, are told apart', async () => {
    await expect(run(clientDriver(refusing), '/', 'hello')).rejects.toMatchObject({
      code: 'agent-failed',
      message: expect.stringContaining('User rejected sampling'),
    })
    await expect(run(clientDriver(), '/', 'hello')).rejects.toMatchObject({ code: 'missing-dependency' })
  })
})
