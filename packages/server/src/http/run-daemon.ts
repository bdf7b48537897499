import type { ServerType } from '@hono/node-server'
import { MetierError } from '@metier/core'
import type { OperationContext } from '@metier/operations'
import type { Session } from '@metier/runtime'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { skillExecution } from '../skill-execution.ts'
import { connectionServers } from '../mcp/connection-servers.ts'
import { followChanges } from '../mcp/follow-changes.ts'
import { presetOf } from '../mcp/preset-of.ts'
import { loadTracer } from '../observe/load-tracer.ts'
import { Metrics } from '../observe/metrics.ts'
import { observed } from '../observe/observed.ts'
import { serverVersion } from '../server-version.ts'
import { WebSocketEndpoint } from '../ws/web-socket-endpoint.ts'
import { Access, requireScopes, tokenOf } from './access.ts'
import { conversationId } from './conversation-id.ts'
import { Conversations } from './conversations.ts'
import { createApp } from './create-app.ts'
import { createMcpEndpoint } from './create-mcp-endpoint.ts'
import type { Daemon, DaemonOptions } from './daemon.ts'
import { defaultPort } from './default-port.ts'
import { EventHub } from './event-hub.ts'
import { followWork } from './follow-work.ts'
import { hostInUrl, listen } from './listen.ts'
import { openPage } from './open-page.ts'
import { plainPage } from './plain-page.ts'
import { RateLimiter } from './rate-limiter.ts'
import { refuseForeignRequest } from './refuse-foreign-request.ts'
import { requireOperation } from './require-operation.ts'

const loopback = '127.0.0.1'

/** Milliseconds that requests have to end once the daemon stops. */
const grace = 5000

/** Far above any client of good will; what it holds back is a loop gone wild. */
const defaultRate = { perSecond: 2000, burst: 4000 }

/** What `startDaemon` does once it is loaded. */
export async function runDaemon(context: OperationContext, options: DaemonOptions): Promise<Daemon> {
  const asked = choosePort(options.port, context.host.environment['METIER_PORT'])
  const host = options.host ?? loopback
  const parts = await createParts(context, options, host)
  const { catalog, hub, metrics, endpoint, draining } = parts
  const tracer = await loadTracer(parts.version)
  let url = ''
  const page = openPage(options.page) ?? ((path) => (path === '/' ? plainPage(url, parts.version) : undefined))
  const app = createApp({
    ...parts,
    draining: draining.signal,
    page,
    mcp: (request, caller) => {
      requireScopes(caller, ['read'])
      return endpoint.fetch(request, caller.hasToken ? caller : undefined)
    },
  })
  const inFlight = { count: 0 }
  const answer = observed(async (request, bindings) => app.fetch(request, { ...bindings }), {
    metrics,
    tracer,
    inFlight,
    journal: context.journal,
  })
  const server = await listen({ fetch: answer, host, port: asked })
  const port = portOf(server)
  url = `http://${hostInUrl(host)}:${port}/mcp`
  const sockets = serveSockets(server, parts)
  publishMetrics(metrics, parts, sockets)
  const stopHearing = catalog.onChange((change) => hub.publish({ type: 'skills_changed', ...change }))
  const stopFollowing = followChanges(context, catalog, 0)
  const stopLooking = followWork(context, hub)
  const close = async () => {
    draining.abort()
    stopFollowing()
    stopLooking()
    stopHearing()
    const closed = closeServer(server)
    await sockets.close(grace)
    await endpoint.close()
    await until(() => inFlight.count === 0, grace)
    if ('closeAllConnections' in server) server.closeAllConnections()
    await closed
    await catalog.close()
  }
  let closing: Promise<void> | undefined
  return { url, port, instance: parts.instance, close: () => (closing ??= close()) }
}

type Parts = Awaited<ReturnType<typeof createParts>>

async function createParts(context: OperationContext, options: DaemonOptions, host: string) {
  const catalog = await context.catalog()
  const isLoopback = host === loopback || host === 'localhost' || host === '::1'
  const preset = presetOf(context.configuration.preset)
  const now = () => context.clock.now()
  const ownNames = isLoopback ? [] : [host]
  return {
    context,
    catalog,
    preset,
    version: options.version ?? serverVersion,
    instance: crypto.randomUUID(),
    view: options.view ?? {},
    hub: new EventHub(),
    metrics: new Metrics(),
    draining: new AbortController(),
    conversations: new Conversations({ preset, now }),
    limiter: new RateLimiter(options.rateLimit ?? defaultRate, now),
    access: new Access({
      key: options.tokenKey ?? randomBytes(32),
      now,
      required: options.requireToken === true || !isLoopback,
    }),
    // Listening on all addresses, it cannot know its names; then a token is what keeps foreign pages out.
    refuse: ({ headers, url }: Request) => refuseFrom(headers.get('host') ?? new URL(url).host, headers.get('origin')),
    refuseFrom,
    endpoint: createMcpEndpoint({
      catalog,
      createServer: connectionServers(context, catalog, options),
      onError: (error) => context.journal.write('info', `MCP over HTTP: ${error.message}`),
    }),
  }
  function refuseFrom(given: string | undefined, origin: string | null | undefined): MetierError | undefined {
    if (host === '0.0.0.0' || host === '::') return undefined
    return refuseForeignRequest({ host: given, origin }, ownNames)
  }
}

function serveSockets(server: ServerType, parts: Parts): WebSocketEndpoint {
  const { context, catalog, view, preset, conversations, access, hub, refuseFrom } = parts
  const sockets = new WebSocketEndpoint({
    hub,
    admit: ({ headers, url }) => {
      const refusal = refuseFrom(headers.host, headers.origin)
      if (refusal !== undefined) throw refusal
      if (new URL(url ?? '/', 'http://localhost').pathname !== '/ws') {
        throw new MetierError({ code: 'not-found', message: 'The WebSocket is at /ws.' })
      }
      const caller = access.callerOf(tokenOf((name) => headerText(headers, name)))
      requireScopes(caller, ['read'])
      let own: Session | undefined
      return {
        scope: {
          context,
          catalog,
          view,
          preset,
          execute: skillExecution(context),
          conversation: (id) =>
            id === undefined ? (own ??= conversations.begin()) : conversations.of(conversationId(id)),
          require: (effects) => requireScopes(caller, effects),
          requireOperation: (operation) => requireOperation(caller, operation),
          requireWord: (effects) => requireOperation(caller, { name: 'An approval', effects, needsToken: true }),
        },
        now: () => context.clock.now(),
        onFault: (error, type) => context.journal.write('error', `A message failed: ${String(error)}`, { type }),
      }
    },
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    void sockets.upgrade(request, socket, head)
  })
  return sockets
}

function headerText(headers: IncomingMessage['headers'], name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value.join(',') : value
}

function publishMetrics(metrics: Metrics, { catalog, view, conversations }: Parts, sockets: WebSocketEndpoint): void {
  metrics.gauge(
    'metier_websocket_clients',
    'Clients of the WebSocket.',
    one(() => sockets.size),
  )
  metrics.gauge(
    'metier_conversations',
    'Conversations remembered.',
    one(() => conversations.size),
  )
  metrics.gauge(
    'process_resident_memory_bytes',
    'Memory in use.',
    one(() => process.memoryUsage.rss()),
  )
  metrics.gauge(
    'nodejs_heap_size_used_bytes',
    'What JavaScript holds, with what was not yet thrown away.',
    one(() => process.memoryUsage().heapUsed),
  )
  metrics.gauge('metier_skills', 'Skills by state.', () => {
    const counts = new Map<string, number>()
    for (const { state } of catalog.view(view).entries) {
      const key = `state="${state}"`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    return counts
  })
}

/** A measure without labels. */
function one(read: () => number): () => ReadonlyMap<string, number> {
  return () => new Map([['', read()]])
}

function choosePort(asked: number | undefined, environment: string | undefined): number {
  const port = asked ?? (environment === undefined || environment === '' ? defaultPort : Number(environment))
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new MetierError({
    code: 'usage',
    message: `${asked === undefined ? `METIER_PORT=${environment}` : `Port ${asked}`} is not a port.`,
    next: 'Give a whole number from 0 to 65535; 0 takes any free port.',
  })
}

function portOf(server: ServerType): number {
  const address = server.address()
  if (typeof address === 'object' && address !== null) return address.port
  throw new Error('The server listens on something that is no port.')
}

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}

async function until(isSo: () => boolean, patience: number): Promise<void> {
  const end = Date.now() + patience
  while (!isSo() && Date.now() < end) {
    await new Promise((resolve) => {
      setTimeout(resolve, 10)
    })
  }
}
