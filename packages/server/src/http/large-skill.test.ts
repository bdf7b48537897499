import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { ScanReport } from '@metier/core'
import type { ScanThread } from '@metier/runtime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestDaemon, type StartedDaemon } from './daemon-client.case.ts'

const page = (name: string, body: string) =>
  `---\nname: ${name}\ndescription: Helps with ${name}. Use it.\n---\n\n${body}`
const long = 'A line of text that harms nobody at all, and says so.\n'.repeat(600)

/** Judges a skill when it is told what to say of it. */
class HeldThread implements ScanThread {
  asked: string[] = []
  readonly #held: ((verdict: ScanReport['verdict']) => void)[] = []

  async scan(make: Parameters<ScanThread['scan']>[0]): Promise<ScanReport | undefined> {
    const task = make()
    if (task === undefined) return undefined
    this.asked.push(new TextDecoder().decode(task.files.get('SKILL.md')?.bytes).slice(-20))
    const verdict = await new Promise<ScanReport['verdict']>((resolve) => this.#held.push(resolve))
    return { verdict, findings: [], filesScanned: 2, skipped: [] }
  }

  get isBusy(): boolean {
    return this.#held.length > 0
  }

  say(verdict: ScanReport['verdict']): void {
    for (const go of this.#held.splice(0)) go(verdict)
  }

  async close(): Promise<void> {
    this.say('incomplete')
  }
}

let thread: HeldThread
let served: StartedDaemon
beforeEach(async () => {
  thread = new HeldThread()
  served = await startTestDaemon(
    {
      'project/.agents/skills/large/SKILL.md': page('large', `# Large\n\n${long}`),
      'project/.agents/skills/large/references/more.md': '# More of it\n',
      'project/.agents/skills/small/SKILL.md': page('small', '# Small\n'),
    },
    { scanThread: thread },
  )
})
afterEach(async () => {
  thread.say('incomplete')
  await served.stop()
})

const textOf = async (response: Promise<Response>) => (await response).text()

/** One request of the protocol, with a connection of its own. */
async function overMcp(act: (client: Client) => Promise<unknown>): Promise<string> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(served.daemon.url)))
  try {
    return JSON.stringify(await act(client))
  } finally {
    await client.close()
  }
}

async function overSocket(message: Record<string, unknown>): Promise<string> {
  return JSON.stringify(await (await served.connect()).ask(message))
}

const file = { name: 'large', path: 'references/more.md' }

/** All ways by which something of a skill leaves the daemon, or what was found in it, with a word that only that has. */
const ways: readonly (readonly [string, string, () => Promise<string>])[] = [
  ['the tool of MCP', '# Large', () => overMcp((mcp) => mcp.callTool({ name: 'skill', arguments: { name: 'large' } }))],
  ['a file by a tool', '# More', () => overMcp((mcp) => mcp.callTool({ name: 'read_skill_file', arguments: file }))],
  ['the prompt', '# Large', () => overMcp((mcp) => mcp.getPrompt({ name: 'large' }))],
  ['the resource', '# Large', () => overMcp((mcp) => mcp.readResource({ uri: 'skill://large/SKILL.md' }))],
  ['the message', '# Large', () => overSocket({ type: 'execute_skill', name: 'large' })],
  ['a conversation', '# Large', () => textOf(served.post('/v1/conversations/one/activate', { name: 'large' }))],
  ['the operation', '# Large', () => textOf(served.post('/v1/activate', { name: 'large' }))],
  ['a file', '# More', () => textOf(served.post('/v1/read-skill-file', file))],
  ['what the page shows', '# Large', () => textOf(served.post('/v1/show', { name: 'large' }))],
  ['a scan', '"pass"', () => textOf(served.post('/v1/scan-skill', { name: 'large' }))],
  ['a scan by message', '"pass"', () => overSocket({ type: 'scan_skill', name: 'large' })],
]

describe('while a large skill is judged', () => {
  it.each(ways)('for %s, everybody else is answered', async (_way, word, ask) => {
    const order: string[] = []
    const large = ask().then((answer) => {
      order.push('large')
      return answer
    })
    await expect.poll(() => thread.isBusy || order.length > 0, { timeout: 20_000 }).toBe(true)
    expect((await served.fetch('/health')).status).toBe(200)
    order.push('health')
    expect(await overMcp((client) => client.ping())).toBe('{}')
    expect(await textOf(served.post('/v1/activate', { name: 'small' }))).toContain('# Small')
    expect(await overSocket({ type: 'execute_skill', name: 'small' })).toContain('# Small')
    order.push('small')
    thread.say('pass')
    expect(await large).toContain(word)
    expect(order).toEqual(['health', 'small', 'large'])
    expect(thread.asked).toHaveLength(1)
  })
})

describe('the judgement of another thread', () => {
  it('WUN-3 keeps the body of what is blocked from leaving, by every way', async () => {
    const answers = ways.slice(0, 8).map(([, , ask]) => ask().catch(String))
    await expect.poll(() => thread.isBusy, { timeout: 20_000 }).toBe(true)
    // All of them are under way by now, or ask when it is known: then there is no such prompt.
    thread.say('block')
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatch(/blocked|There is no prompt/i)
      expect(answer).not.toContain('harms nobody')
      expect(answer).not.toContain('# More')
    }
  })

  it('of a skill that was written to meanwhile lets nothing leave', async () => {
    const loading = textOf(served.post('/v1/activate', { name: 'large' }))
    await expect.poll(() => thread.isBusy).toBe(true)
    served.tree.write('project/.agents/skills/large/SKILL.md', page('large', `# Other\n\n${long}and this end\n`))
    thread.say('pass')
    await expect.poll(() => thread.asked.some((end) => end.includes('and this end')), { timeout: 20_000 }).toBe(true)
    thread.say('block')
    expect(await loading).toMatch(/blocked/i)
  })

  it('is no longer waited for by who took the message back', async () => {
    const { send, messages } = await served.connect()
    send({ type: 'scan_skill', name: 'large', id: 'long' })
    await expect.poll(() => thread.isBusy).toBe(true)
    send({ type: 'cancel', id: 'long' })
    await expect
      .poll(() => messages.find(({ id }) => id === 'long'))
      .toMatchObject({
        type: 'error',
        error: { code: 'interrupted' },
      })
    thread.say('pass')
    expect(await textOf(served.post('/v1/scan-skill', { name: 'large' }))).toContain('"pass"')
    expect(thread.asked).toHaveLength(1)
  })
})
