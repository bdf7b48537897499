import { createCollectingJournal } from '@metier/testing'
import { expect, it } from 'vitest'
import { createFakeCatalog } from '../fake-catalog.case.ts'
import { createMcpServer } from '../mcp/create-mcp-server.ts'
import { onClose } from '../mcp/on-close.ts'
import { LegacySessions } from './legacy-sessions.ts'

function post(body: unknown, session?: string): Request {
  return new Request('http://127.0.0.1/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(session === undefined ? {} : { 'mcp-session-id': session }),
    },
    body: JSON.stringify(body),
  })
}

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
}

const listen = (id: string) =>
  new Request('http://127.0.0.1/mcp', { headers: { accept: 'text/event-stream', 'mcp-session-id': id } })

const settings = () => ({ projectRoot: '/project', execution: { firstArgument: 0 as const } })

function create(limit: number) {
  const catalog = createFakeCatalog([{ name: 'a' }])
  const journal = createCollectingJournal()
  const closed = { times: 0 }
  const heard: (() => boolean)[] = []
  const createServer = (isHeard: () => boolean) => {
    heard.push(isHeard)
    const server = createMcpServer({ catalog, journal, version: '1', settings })
    onClose(server, () => (closed.times += 1))
    return server
  }
  return { sessions: new LegacySessions({ limit, createServer }), closed, heard }
}

async function open(sessions: LegacySessions): Promise<string> {
  const response = await sessions.open(post(initialize))
  await response.text()
  return response.headers.get('mcp-session-id') ?? ''
}

async function status(sessions: LegacySessions, id: string): Promise<number> {
  const response = await sessions.serve(id, post({ jsonrpc: '2.0', id: 2, method: 'ping' }, id))
  await response.text()
  return response.status
}

it('closes the session that was silent longest when there are too many', async () => {
  const { sessions, closed } = create(2)
  const [first, second] = [await open(sessions), await open(sessions)]
  expect(await status(sessions, first)).toBe(200)
  const third = await open(sessions)
  expect(sessions.size).toBe(2)
  expect(closed.times).toBe(1)
  expect(await status(sessions, second)).toBe(404)
  expect(await status(sessions, first)).toBe(200)
  expect(await status(sessions, third)).toBe(200)
})

it('forgets a session that its client ends, and all when it closes', async () => {
  const { sessions, closed } = create(5)
  const id = await open(sessions)
  await sessions.serve(id, new Request('http://127.0.0.1/mcp', { method: 'DELETE', headers: { 'mcp-session-id': id } }))
  expect(sessions.size).toBe(0)
  await open(sessions)
  await sessions.close()
  expect(sessions.size).toBe(0)
  expect(closed.times).toBe(2)
})

it('keeps nothing of a request that began no session', async () => {
  const { sessions, closed } = create(5)
  const response = await sessions.open(new Request('http://127.0.0.1/mcp', { method: 'POST', body: '{' }))
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(sessions.size).toBe(0)
  expect(closed.times).toBe(1)
})

it('knows of each session whether somebody listens to it', async () => {
  const { sessions, heard } = create(5)
  const ids = [await open(sessions), await open(sessions)]
  const isHeard = () => heard.map((each) => each())
  expect(isHeard()).toEqual([false, false])
  const stream = await sessions.serve(ids[1] ?? '', listen(ids[1] ?? ''))
  expect(isHeard()).toEqual([false, true])
  // One stream is what a session may have: the second is refused, and takes nothing from the first.
  expect((await sessions.serve(ids[1] ?? '', listen(ids[1] ?? ''))).status).toBe(409)
  expect(isHeard()).toEqual([false, true])
  await stream.body?.cancel()
  expect(isHeard()).toEqual([false, false])
  await sessions.close()
})
