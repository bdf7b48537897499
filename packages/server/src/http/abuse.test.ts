import { connect as connectSocket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { askNonsense, indiscreet, sayNonsense } from './abuse.case.ts'
import { startTestDaemon, type StartedDaemon } from './daemon-client.case.ts'

// A thousand of each here, ten thousand in the soak: the same generator, other seeds.
const rounds = 1000

let started: StartedDaemon
beforeAll(async () => {
  started = await startTestDaemon({
    'project/.agents/skills/one/SKILL.md':
      '---\nname: one\ndescription: Does one. Use when asked.\n---\n\nBody of one.\n',
    'project/.agents/skills/one/large.txt': 'large '.repeat(150_000),
    'outside.txt': 'a secret of the machine',
  })
})
afterAll(() => started.stop())

function expectDiscreet(text: string): void {
  expect(text).not.toMatch(indiscreet)
}

async function expectAlive(): Promise<void> {
  expect((await started.fetch('/ready')).status).toBe(200)
  expect((await started.post('/v1/list', {})).status).toBe(200)
}

function clientsOf(metrics: string): number {
  return Number(/^metier_websocket_clients (\d+)$/m.exec(metrics)?.[1])
}

describe('the daemon under nonsense', () => {
  it('answers requests with errors, and none with 500', async () => {
    expect(await askNonsense(started, { seed: 1, rounds })).toEqual([])
    await expectAlive()
  }, 120_000)

  it('answers frames with errors and keeps the connection', async () => {
    expect(await sayNonsense(started, { seed: 2, rounds })).toEqual([])
    await expectAlive()
  }, 120_000)

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

  it('lets a client of the WebSocket go that does not read, and answers the others meanwhile', async () => {
    const slow = await started.connect()
    const closed = new Promise((resolve) => slow.socket.once('close', resolve))
    slow.socket.pause()
    // Each is answered with most of a megabyte, and none of it is read.
    for (let call = 0; call < 60; call += 1) {
      slow.send({ type: 'call', operation: 'resources', input: { name: 'one', file: 'large.txt' } })
      if (call % 10 === 9) await expectAlive()
    }
    const other = await started.connect()
    expect((await other.ask({ type: 'list_skills' })).type).toBe('skills_list')
    // What waits for it is given up with the connection; who reads again finds it gone.
    await expect
      .poll(async () => clientsOf(await (await started.fetch('/metrics')).text()), { timeout: 30_000 })
      .toBe(1)
    slow.socket.resume()
    await closed
    other.socket.close()
  }, 60_000)

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
