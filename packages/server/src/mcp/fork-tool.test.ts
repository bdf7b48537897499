import { createContext } from '@metier/operations'
import { openTrustFile } from '@metier/runtime'
import { createCollectingJournal, createTemporaryTree, writeFakeAgent } from '@metier/testing'
import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eras, textOf } from '../connect-client.case.ts'
import { connectionServers } from './connection-servers.ts'

const skill = `---
name: ask
description: Asks another. Use when nobody here knows.
context: fork
model: small
allowed-tools: Bash(git:*)
---

$ARGUMENTS
`

let tree: ReturnType<typeof createTemporaryTree>
const closing: (() => Promise<void> | undefined)[] = []
beforeEach(() => {
  tree = createTemporaryTree({ 'project/metier.yaml': 'skills: {}\n', 'project/.agents/skills/ask/SKILL.md': skill })
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  tree.cleanUp()
})

interface Stage {
  readonly settings?: string
  /** Offers its model. */
  readonly samples?: boolean
}

async function connect(era: (typeof eras)[number], { settings = '', samples = false }: Stage) {
  const home = tree.at('home')
  tree.write('home/.config/metier/config.yaml', `permissions: {allow: [Agent]}\n${settings}`)
  // No agent of this machine may be found.
  const environment = { HOME: home, XDG_CONFIG_HOME: `${home}/.config`, PATH: tree.at('bin') }
  const context = createContext({ cwd: tree.at('project'), journal: createCollectingJournal(), home, environment })
  openTrustFile(context).add(tree.at('project'))
  const [near, far] = InMemoryTransport.createLinkedPair()
  const servers = connectionServers(context, await context.catalog(), {})
  serveStdio(() => servers('connection'), { transport: far })
  const client = new Client(
    { name: 'test', version: '1' },
    {
      ...(samples && { capabilities: { sampling: {} } }),
      versionNegotiation: { mode: era === 'legacy' ? 'legacy' : { pin: '2026-07-28' } },
    },
  )
  const asked: unknown[] = []
  if (samples) {
    client.setRequestHandler('sampling/createMessage', ({ params }) => {
      asked.push(params)
      return { role: 'assistant', model: 'm', stopReason: 'endTurn', content: { type: 'text', text: 'of the client' } }
    })
  }
  await client.connect(near)
  closing.push(
    () => client.close(),
    () => context.close?.(),
  )
  const run = async (text: string, options: Parameters<Client['callTool']>[1] = {}) =>
    client.callTool({ name: 'skill-execute', arguments: { name: 'ask', arguments: text } }, options)
  return { run, asked, context }
}

function fakeAgent(): string {
  const command = writeFakeAgent(tree.at('agent.mjs'))
  return `agents: {default: fake, entries: {fake: {kind: acp, command: ${command}, arguments: [acp]}}}\n`
}

describe.each(eras)('a forked skill over MCP, %s', (era) => {
  // WUN-63, WUN-64
  it('gives what the agent answered, telling how it goes', async () => {
    const { run, context } = await connect(era, { settings: fakeAgent() })
    const told: number[] = []
    const result = await run('@say begun\n@tool git status\n@tool id', {
      onprogress: ({ progress }) => void told.push(progress),
    })
    expect(textOf(result)).toContain('begunyesno')
    expect(told.length).toBeGreaterThan(1)
    expect(told).toEqual(told.toSorted((one, other) => one - other))
    expect((await (await context.jobs()).list()).map(({ state }) => state)).toEqual(['done'])
  })

  it('is stopped with its agent when the client takes the call back', async () => {
    const { run, context } = await connect(era, { settings: fakeAgent() })
    const controller = new AbortController()
    const running = run('@wait', { signal: controller.signal }).catch(() => undefined)
    const jobs = await context.jobs()
    await expect.poll(async () => (await jobs.list())[0]?.state, { timeout: 10_000 }).toBe('running')
    controller.abort()
    await running
    await expect.poll(async () => (await jobs.list())[0]?.state, { timeout: 10_000 }).toBe('cancelled')
  })

  it('says in a result what went wrong', async () => {
    const { run } = await connect(era, { settings: fakeAgent() })
    const result = await run('@crash')
    expect(result.isError).toBe(true)
    expect(textOf(result)).toContain('crashed')
  })
})

describe('a forked skill where no agent is installed', () => {
  it('is answered by the model of a client of the era that has sampling', async () => {
    const { run, asked } = await connect('legacy', { samples: true })
    expect(textOf(await run('Who are you?'))).toContain('of the client')
    expect(asked).toMatchObject([
      {
        messages: [{ role: 'user', content: { type: 'text', text: expect.stringContaining('Who are you?') } }],
        modelPreferences: { hints: [{ name: 'small' }] },
      },
    ])
  })

  it.each([
    ['legacy', false],
    ['modern', true],
  ] as const)('and the client has none (%s), says what to install', async (era, samples) => {
    const { run } = await connect(era === 'legacy' ? 'legacy' : (eras.find((each) => each !== 'legacy') ?? 'legacy'), {
      samples,
    })
    const result = await run('Who are you?')
    expect(result.isError).toBe(true)
    expect(textOf(result)).toContain('agents.default')
  })

  it('is not given to the client when another agent is the default', async () => {
    const { run, asked } = await connect('legacy', { settings: fakeAgent(), samples: true })
    expect(textOf(await run('hello'))).toContain('you said: hello')
    expect(asked).toEqual([])
  })
})
