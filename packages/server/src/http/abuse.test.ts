import { connect as connectSocket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestDaemon, type StartedDaemon } from './daemon-client.case.ts'

// A few hundred of each here, ten thousand in the soak: the same generator, another seed.
const rounds = Number(process.env['METIER_ABUSE_ROUNDS'] ?? 200)

let started: StartedDaemon
beforeAll(async () => {
  started = await startTestDaemon({
    'project/.agents/skills/one/SKILL.md':
      '---\nname: one\ndescription: Does one. Use when asked.\n---\n\nBody of one.\n',
    'outside.txt': 'a secret of the machine',
  })
})
afterAll(() => started.stop())

/** A small generator of numbers, so that a failure can be made again. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

const pieces = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ':',
  ',',
  'null',
  '1e999',
  '\\u0000',
  '\u0000',
  '\uD800',
  '../',
  '%2e%2e/',
  '__proto__',
  'constructor',
  '"type"',
  '"id"',
  '"method"',
  '"jsonrpc"',
  '"2.0"',
  '"skills/get"',
  '"resources/read"',
  '"execute_skill"',
  '"params"',
  '-32000',
  'skill://one/',
  '/etc/passwd',
  'A'.repeat(5000),
  '\r\n',
  '\u202E',
] as const

function nonsense(next: (below: number) => number): string {
  return Array.from({ length: 1 + next(12) }, () => pieces[next(pieces.length)] ?? '').join('')
}

/** Nothing of the machine, of our code or of a stack may be in an answer. */
function expectDiscreet(text: string): void {
  expect(text).not.toMatch(/a secret of the machine|root:x:|node_modules|\.ts:\d+|at \w+ \(/)
}

async function expectAlive(): Promise<void> {
  expect((await started.fetch('/ready')).status).toBe(200)
  expect((await started.post('/v1/list', {})).status).toBe(200)
}

describe('the daemon under nonsense', () => {
  it('answers requests with errors, and none with 500', async () => {
    const next = numbers(1)
    const paths = [
      '/mcp',
      '/v1/list',
      '/v1/show',
      '/v1/find',
      '/v1/nope',
      '/v1/conversations/x/activate',
      '/ws',
      '/',
      '/v1/',
    ]
    for (let round = 0; round < rounds; round += 1) {
      const path = paths[next(paths.length)] ?? '/'
      const response = await started.post(path, nonsense(next), { accept: 'application/json, text/event-stream' })
      const text = await response.text()
      expect(response.status, `${path} ${text}`).toBeGreaterThanOrEqual(400)
      expect(response.status, `${path} ${text}`).toBeLessThan(500)
      expectDiscreet(text)
    }
    await expectAlive()
  })

  it('answers frames with errors and keeps the connection', async () => {
    const next = numbers(2)
    const client = await started.connect()
    for (let round = 0; round < rounds; round += 1) client.send(nonsense(next))
    const answer = await client.ask({ type: 'list_skills' })
    expect(['skills_list', 'error']).toContain(answer.type)
    expectDiscreet(JSON.stringify(client.messages.filter(({ type }) => type === 'error')))
    await expectAlive()
  })

  it.each([
    'skill://one/../../../outside.txt',
    'skill://one/%2e%2e/%2e%2e/%2e%2e/outside.txt',
    'skill://one/..%2f..%2foutside.txt',
    'skill://one/%252e%252e/outside.txt',
    'skill:///etc/passwd',
    'skill://one//etc/passwd',
    'skill://one/SKILL.md%00.png',
    'file:///etc/passwd',
    'http://127.0.0.1/',
    'skill://one/..\\..\\outside.txt',
    `skill://${'a/'.repeat(4000)}x`,
  ])('reads nothing for the URI %s', async (uri) => {
    for (const method of ['resources/read', 'skills/get', 'resources/directory/read']) {
      const message = { jsonrpc: '2.0', id: 1, method, params: { uri } }
      const response = await started.post('/mcp', message, { accept: 'application/json, text/event-stream' })
      const text = await response.text()
      expect(text).toMatch(/"error"/)
      expectDiscreet(text)
    }
  })

  it('refuses bodies that are too large, with or without a length', async () => {
    const stream = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 20; part += 1) controller.enqueue(new Uint8Array(100_000).fill(120))
        controller.close()
      },
    })
    for (const body of [`{"query":"${'x'.repeat(1024 * 1024)}"}`, stream]) {
      const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' }
      // Who goes on sending may find the connection closed before the answer is read.
      const status = await started.fetch('/v1/find', options).then(
        (response) => response.status,
        () => 413,
      )
      expect(status).toBe(413)
    }
    await vi.waitFor(expectAlive)
  })

  it.each([
    ['garbage', '\u0016\u0003\u0001\u0002\u0000garbage\r\n\r\n'],
    ['half a request', 'POST /v1/list HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 999999\r\n\r\n{'],
    ['two lengths', 'POST /v1/list HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
    [
      'an upgrade to nothing',
      'GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: nonsense\r\n\r\n',
    ],
    [
      'an upgrade elsewhere',
      'GET /v1/list HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    ],
  ])('lives through %s on the wire', async (_what, bytes) => {
    const socket = connectSocket(started.daemon.port, '127.0.0.1')
    let said = ''
    socket.on('data', (data) => {
      said += data.toString('latin1')
    })
    socket.on('error', () => {})
    socket.write(bytes, 'latin1')
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
    socket.destroy()
    expectDiscreet(said)
    await expectAlive()
    expect(said).not.toContain('500 ')
  })
})
