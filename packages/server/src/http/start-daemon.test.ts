import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { createServer, request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient, eras, textOf, type Era } from '../connect-client.case.ts'
import { createFakeContext, type FakeContextOptions } from '../fake-context.case.ts'
import type { Daemon } from './daemon.ts'
import { defaultPort } from './default-port.ts'
import { startDaemon } from './start-daemon.ts'

const skills = [{ name: 'pdf-forms', description: 'Fills forms.', body: 'Fill the form.\n' }]
const running: { close(): Promise<void> }[] = []

afterEach(async () => {
  for (const each of running.splice(0).toReversed()) await each.close()
})

async function start(options: FakeContextOptions = {}) {
  const fake = createFakeContext(skills, options)
  const daemon = await startDaemon(fake.context, { port: 0 })
  running.push(daemon)
  return { ...fake, daemon }
}

async function connect(era: Era, url: string) {
  const { client, told } = createClient(era)
  await client.connect(new StreamableHTTPClientTransport(new URL(url)))
  running.push(client)
  return { client, told }
}

/** A request with headers that `fetch` would not let us choose. */
async function send(
  daemon: Daemon,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string },
) {
  const call = request({
    host: '127.0.0.1',
    port: daemon.port,
    path,
    method: options.method ?? 'POST',
    headers: options.headers,
  })
  call.end(options.body)
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    call.on('response', resolve).on('error', reject),
  )
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode, headers: response.headers, text: Buffer.concat(chunks).toString() }
}

async function takePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const free = async () => {
    server.close()
    await once(server, 'close')
  }
  return { port: typeof address === 'object' && address !== null ? address.port : 0, free }
}

const json = { 'content-type': 'application/json' }

describe.each(eras)('the daemon for a client of the %s era', (era) => {
  it('lists, loads and reads skills at the address it names', async () => {
    const { daemon } = await start()
    expect(daemon.url).toBe(`http://127.0.0.1:${daemon.port}/mcp`)
    const { client } = await connect(era, daemon.url)
    expect((await client.listTools()).tools.map((tool) => tool.name)).toContain('skill')
    expect(client.getInstructions()).toContain('pdf-forms')
    expect(textOf(await client.callTool({ name: 'skill', arguments: { name: 'pdf-forms' } }))).toContain(
      'Fill the form.',
    )
    const { contents } = await client.readResource({ uri: 'skill://pdf-forms/SKILL.md' })
    expect(contents[0]).toMatchObject({ text: expect.stringContaining('Fill the form.') })
  })

  it('tells the client over server-sent events when the catalogue changed, OMN-41', async () => {
    const { daemon, catalog } = await start()
    const { client, told } = await connect(era, daemon.url)
    await client.listTools()
    // The stream that carries the news opens after the connection: only what is told later can be waited for.
    await vi.waitFor(
      async () => {
        catalog.replace([{ name: 'new-one' }])
        await new Promise((resolve) => setTimeout(resolve, 20))
        expect([...new Set(told)].toSorted()).toEqual(['prompts', 'resources', 'tools'])
      },
      { timeout: 5000 },
    )
    const { resources } = await client.listResources()
    expect(resources.map((resource) => resource.name)).toEqual(['new-one'])
  })

  it('serves several clients at once and keeps their conversations apart', async () => {
    const { daemon } = await start()
    const clients = await Promise.all([connect(era, daemon.url), connect(era, daemon.url)])
    for (const { client } of clients) {
      const loaded = await client.callTool({ name: 'skill', arguments: { name: 'pdf-forms' } })
      expect(textOf(loaded)).toContain('Fill the form.')
    }
  })
})

describe('the daemon', () => {
  it('closes its streams, its clients and the catalogue', async () => {
    const { daemon, catalog, closed } = await start()
    await connect('legacy', daemon.url)
    await connect('modern', daemon.url)
    expect(catalog.listeners).toBeGreaterThan(0)
    await daemon.close()
    expect(catalog.listeners).toBe(0)
    expect(closed()).toBe(1)
    await expect(fetch(daemon.url)).rejects.toThrow('fetch failed')
  })

  it('lets a client that lost its session begin anew', async () => {
    const { daemon } = await start()
    const answer = await send(daemon, '/mcp', {
      headers: { ...json, accept: 'application/json, text/event-stream', 'mcp-session-id': 'gone' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })
    expect(answer.status).toBe(404)
  })

  it('answers a single request without a handshake', async () => {
    const { daemon } = await start()
    const answer = await send(daemon, '/mcp', {
      headers: { ...json, accept: 'application/json, text/event-stream' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('find_skills')
  })

  it('says that it is well', async () => {
    const { daemon } = await start()
    const answer = await send(daemon, '/health', { method: 'GET' })
    expect(JSON.parse(answer.text)).toMatchObject({
      schema: 'metier.health/1',
      status: 'ok',
      version: expect.any(String),
    })
  })

  it.each([
    ['a foreign Host', { host: 'evil.example' }],
    ['a Host that only begins well', { host: '127.0.0.1.evil.example' }],
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['an opaque Origin', { origin: 'null' }],
  ])('refuses a request with %s on every path', async (_, headers) => {
    const { daemon } = await start()
    for (const path of ['/mcp', '/health', '/v1/list']) {
      const answer = await send(daemon, path, { headers: { ...json, ...headers }, body: '{}' })
      expect(answer.status).toBe(403)
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
      expect(JSON.parse(answer.text)).toMatchObject({ schema: 'metier.error/1', error: { code: 'refused' } })
    }
  })

  it.each([{ host: 'localhost:80' }, { host: '[::1]' }, { origin: 'http://localhost:6274' }])(
    'takes a request with %j',
    async (headers) => {
      const { daemon } = await start()
      expect((await send(daemon, '/health', { method: 'GET', headers })).status).toBe(200)
    },
  )

  it.each(['/mcp', '/v1/list'])('refuses a body above the limit at %s', async (path) => {
    const { daemon } = await start()
    const answer = await send(daemon, path, { headers: json, body: `{"a":"${'x'.repeat(2 ** 20)}"}` })
    expect(answer.status).toBe(413)
  })

  it.each([
    ['POST', '/', 404],
    ['GET', '/v1/list', 404],
    ['GET', '/../../etc/passwd', 404],
    ['POST', '/v1/nope', 404],
    ['POST', '/v1/__proto__', 404],
  ])('has nothing at %s %s', async (method, path, status) => {
    const { daemon } = await start()
    const answer = await send(daemon, path, { method, headers: json, ...(method === 'POST' ? { body: '{}' } : {}) })
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).toMatchObject({ error: { code: 'not-found' } })
  })

  it.each([
    ['no JSON type', { 'content-type': 'text/plain' }, '{}'],
    ['no JSON', json, '{'],
    ['no object', json, '[1]'],
    ['an unknown type of a field', json, '{"all":"yes"}'],
  ])('refuses an operation whose body has %s', async (_, headers, body) => {
    const { daemon } = await start()
    const answer = await send(daemon, '/v1/list', { headers, body })
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toMatchObject({ error: { code: 'invalid-input', next: expect.any(String) } })
  })

  it('does not take what would write a file', async () => {
    const { daemon } = await start()
    const refused = await send(daemon, '/v1/prompt', { headers: json, body: '{"env":true}' })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('metier prompt --env')
    const taken = await send(daemon, '/v1/prompt', { headers: json, body: '{"env":false}' })
    expect(taken.status).toBe(200)
  })

  it.each(['new', 'trust', 'fix', 'migrate', 'accept', 'validate', 'scan'])(
    'does not offer the operation %s, which is not for the network',
    async (name) => {
      const { daemon } = await start()
      const answer = await send(daemon, `/v1/${name}`, { headers: json, body: '{}' })
      expect(answer.status).toBe(404)
      expect(answer.text).toContain(`metier ${name}`)
    },
  )

  it('answers an operation with its output', async () => {
    const { daemon } = await start()
    const answer = await send(daemon, '/v1/list', { headers: json, body: '{}' })
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.text)).toMatchObject({ schema: 'metier.list/1', skills: [{ name: 'pdf-forms' }] })
  })

  it('says what to do when the port is taken', async () => {
    const other = await takePort()
    const { context } = createFakeContext(skills)
    await expect(startDaemon(context, { port: other.port })).rejects.toMatchObject({
      code: 'port-in-use',
      message: expect.stringContaining(String(other.port)),
      next: expect.stringContaining('--port'),
    })
    await other.free()
  })

  it('takes METIER_PORT when no port was asked for', async () => {
    const other = await takePort()
    const { context } = createFakeContext(skills, { environment: { METIER_PORT: String(other.port) } })
    await expect(startDaemon(context)).rejects.toMatchObject({ message: expect.stringContaining(String(other.port)) })
    await other.free()
    const daemon = await startDaemon(context)
    running.push(daemon)
    expect(daemon.port).toBe(other.port)
    expect(daemon.port).not.toBe(defaultPort)
  })

  it.each([{ METIER_PORT: 'http' }, { METIER_PORT: '-1' }, { METIER_PORT: '65536' }])(
    'refuses %j',
    async (environment) => {
      const { context } = createFakeContext(skills, { environment })
      await expect(startDaemon(context)).rejects.toMatchObject({
        code: 'usage',
        message: expect.stringContaining('METIER_PORT'),
      })
    },
  )

  it('does not listen when there is no catalogue to serve', async () => {
    const { context } = createFakeContext(skills, { broken: true })
    await expect(startDaemon(context, { port: 0 })).rejects.toMatchObject({ code: 'file-unreadable' })
  })
})
