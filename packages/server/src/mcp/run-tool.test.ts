import { createContext } from '@metier/operations'
import { openTrustFile } from '@metier/runtime'
import { createCollectingJournal, createTemporaryTree } from '@metier/testing'
import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eras, textOf } from '../connect-client.case.ts'
import { connectionServers } from './connection-servers.ts'

const skill = `---
name: greet
description: Greets. Use when somebody comes.
---

Say hello to $ARGUMENTS.

!echo "it is $((40 + 2)) degrees"
`

let tree: ReturnType<typeof createTemporaryTree>
const closing: (() => Promise<void>)[] = []
beforeEach(() => {
  tree = createTemporaryTree({ 'project/metier.yaml': 'skills: {}\n', 'project/.agents/skills/greet/SKILL.md': skill })
})
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
  tree.cleanUp()
})

interface Person {
  readonly trusts: boolean
  readonly says?: 'once' | 'deny' | 'walks away'
}

async function connect(era: (typeof eras)[number], { trusts, says }: Person) {
  const home = tree.at('home')
  const environment = { HOME: home, XDG_CONFIG_HOME: `${home}/.config`, PATH: process.env['PATH'] }
  const context = createContext({ cwd: tree.at('project'), journal: createCollectingJournal(), home, environment })
  if (trusts) openTrustFile(context).add(tree.at('project'))
  const [near, far] = InMemoryTransport.createLinkedPair()
  const servers = connectionServers(context, await context.catalog(), {})
  serveStdio(() => servers('connection'), { transport: far })
  const questions: string[] = []
  const client = new Client(
    { name: 'test', version: '1' },
    {
      ...(says === undefined ? {} : { capabilities: { elicitation: { form: {} } } }),
      versionNegotiation: { mode: era === 'legacy' ? 'legacy' : { pin: '2026-07-28' } },
    },
  )
  if (says !== undefined) {
    client.setRequestHandler('elicitation/create', ({ params }) => {
      questions.push(params.message)
      return says === 'walks away' ? { action: 'cancel' } : { action: 'accept', content: { decision: says } }
    })
  }
  await client.connect(near)
  closing.push(() => client.close())
  const run = async (name = 'skill-execute') =>
    textOf(await client.callTool({ name, arguments: { name: 'greet', arguments: 'the world' } }))
  return { client, questions, run }
}

describe.each(eras)('skill-execute in the %s era, WUN-87', (era) => {
  it('puts arguments in place, and runs nothing of a skill that nobody trusts', async () => {
    const { run, questions } = await connect(era, { trusts: false, says: 'once' })
    const text = await run()
    expect(text).toContain('Say hello to the world.')
    expect(text).not.toContain('it is 42 degrees')
    expect(questions).toEqual([])
  })

  it('asks the person at the client before a command runs, and shows its output', async () => {
    const { run, questions } = await connect(era, { trusts: true, says: 'once' })
    const text = await run()
    expect(questions).toEqual([expect.stringContaining('echo')])
    expect(questions[0]).toContain('"greet"')
    expect(text).toContain('it is 42 degrees')
  })

  it.each(['deny', 'walks away'] as const)('runs nothing when the person says: %s', async (says) => {
    const { run, questions } = await connect(era, { trusts: true, says })
    const text = await run()
    expect(questions).toHaveLength(1)
    expect(text).toContain('Say hello to the world.')
    expect(text).not.toContain('it is 42 degrees')
  })

  it('runs nothing where the client has no way to ask', async () => {
    const { run } = await connect(era, { trusts: true })
    const text = await run()
    expect(text).toContain('Say hello to the world.')
    expect(text).not.toContain('it is 42 degrees')
  })

  it('goes by three names, and `skill` runs nothing', async () => {
    const { run, questions } = await connect(era, { trusts: true, says: 'once' })
    for (const name of ['run', 'skill-execute', 'execute_skill']) expect(await run(name)).toContain('it is 42 degrees')
    const loaded = await run('skill')
    expect(loaded).toContain('Say hello to the world.')
    expect(loaded).not.toContain('it is 42 degrees')
    expect(questions).toHaveLength(3)
  })

  it('as a prompt is rendered, and asks nobody', async () => {
    const { client } = await connect(era, { trusts: true })
    const { messages } = await client.getPrompt({ name: 'greet', arguments: { arguments: 'you' } })
    expect(messages[0]?.content).toMatchObject({ text: expect.stringContaining('Say hello to you.') })
  })
})
