import { MetierError, type CatalogEntry, type Preset } from '@metier/core'
import type { OperationContext } from '@metier/operations'
import { noteUse, type CatalogService, type ViewOptions } from '@metier/runtime'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Metrics } from '../observe/metrics.ts'
import { requireScopes, tokenOf, type Access, type Caller } from './access.ts'
import { callOperation, readJson } from './call-operation.ts'
import { activateInConversation } from './activate-in-conversation.ts'
import { conversationId } from './conversation-id.ts'
import { reattachConversation } from './reattach-conversation.ts'
import type { Conversations } from './conversations.ts'
import type { EventHub } from './event-hub.ts'
import { eventStream } from './event-stream.ts'
import { largestBody } from './largest-body.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { respondWithError } from './respond-with-error.ts'

export interface CreateAppOptions {
  readonly context: OperationContext
  readonly catalog: CatalogService
  readonly view: ViewOptions
  readonly preset: Preset
  readonly version: string
  /** Of this very daemon. */
  readonly instance: string
  /** Why a request must not be served, judged by its headers alone. */
  readonly refuse: (request: Request) => MetierError | undefined
  readonly access: Access
  readonly limiter: RateLimiter
  readonly conversations: Conversations
  readonly hub: EventHub
  readonly metrics: Metrics
  /** Aborted when the daemon stops: it is alive and no longer ready, and its streams end. */
  readonly draining: AbortSignal
  /** Answers everything at `/mcp`. */
  readonly mcp: (request: Request, caller: Caller) => Promise<Response>
  /** What is not a route: the page and its files. */
  readonly page: (path: string) => Response | undefined
}

/** What the server that listens adds to each request. */
interface Bindings {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string } }
}

type App = Hono<{ Bindings: Bindings; Variables: { caller: Caller } }>

/** Served to anybody who gets this far: they tell no more than that somebody is at home. */
const open = new Set(['/health', '/ready'])

/** The daemon's routes. No CORS header is ever sent. */
export function createApp(options: CreateAppOptions): App {
  const app: App = new Hono()
  guard(app, options)
  observeRoutes(app, options)
  conversationRoutes(app, options)
  app.all('/mcp', (call) => options.mcp(call.req.raw, call.get('caller')))
  app.get('/openapi.json', async () => {
    const { buildOpenApi } = await import('./build-openapi.ts')
    return Response.json(await buildOpenApi(options.version))
  })
  app.post('/v1/:operation{.+}', (call) =>
    callOperation(call.req.param('operation'), call.req.raw, {
      context: options.context,
      caller: call.get('caller'),
    }),
  )
  app.notFound((call) => {
    const page = call.req.method === 'GET' ? options.page(call.req.path) : undefined
    return page ?? respondWithError(nothingThere(call.req.method, call.req.path))
  })
  app.onError((error) => {
    if (!(error instanceof MetierError)) options.context.journal.write('error', `A request failed: ${String(error)}`)
    return respondWithError(error)
  })
  return app
}

/** What every request passes: Host and Origin, the caller's token and share, the size of the body. */
function guard(app: App, { refuse, access, limiter, page }: CreateAppOptions): void {
  // The page is the same for everybody and knows nothing; what it asks for then is guarded.
  const isPage = (method: string, path: string) => method === 'GET' && page(path) !== undefined

  app.use(async (call, next) => {
    const refusal = refuse(call.req.raw)
    if (refusal !== undefined) return respondWithError(refusal)
    if (open.has(call.req.path) || isPage(call.req.method, call.req.path)) return next()
    const caller = access.callerOf(tokenOf((name) => call.req.header(name)))
    call.set('caller', caller)
    const wait = limiter.take(`${caller.name} ${call.env?.incoming?.socket.remoteAddress ?? ''}`)
    if (wait === 0) return next()
    const message = 'Too many requests in a short time.'
    const error = new MetierError({ code: 'rate-limited', message, next: `Wait ${wait} s.` })
    return respondWithError(error, { 'retry-after': String(wait) })
  })
  app.use(bodyLimit({ maxSize: largestBody, onError: () => respondWithError(tooLarge()) }))
}

function observeRoutes(app: App, { version, instance, draining, metrics, hub }: CreateAppOptions): void {
  app.get('/health', () => Response.json({ schema: 'metier.health/1', status: 'ok', version, instance }))
  app.get('/ready', () => {
    const status = draining.aborted ? 'stopping' : 'ready'
    return Response.json({ schema: 'metier.ready/1', status }, { status: draining.aborted ? 503 : 200 })
  })
  app.get('/metrics', (call) => {
    requireScopes(call.get('caller'), ['read'])
    return new Response(metrics.text(), { headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' } })
  })
  app.get('/v1/events', (call) => {
    requireScopes(call.get('caller'), ['read'])
    return eventStream(hub, draining)
  })
}

function conversationRoutes(app: App, options: CreateAppOptions): void {
  const { conversations, context } = options
  const parts = {
    ...options,
    settings: () => context.configuration,
    noteUse: (entry: CatalogEntry) => noteUse(entry, context),
  }
  app.use('/v1/conversations/*', (call, next) => {
    requireScopes(call.get('caller'), ['read'])
    return next()
  })
  app.get('/v1/conversations/:id', (call) => {
    const id = conversationId(call.req.param('id'))
    return Response.json({ schema: 'metier.conversation/1', id, active: conversations.active(id) })
  })
  app.delete('/v1/conversations/:id', (call) => {
    const id = conversationId(call.req.param('id'))
    return Response.json({ schema: 'metier.conversation/1', id, active: [], ended: conversations.end(id) })
  })
  app.post('/v1/conversations/:id/activate', async (call) =>
    Response.json(await activateInConversation(call.req.param('id'), await readJson(call.req.raw), parts)),
  )
  app.post('/v1/conversations/:id/reattach', async (call) =>
    Response.json(reattachConversation(call.req.param('id'), await readJson(call.req.raw), parts)),
  )
}

function tooLarge(): MetierError {
  return new MetierError({
    code: 'too-large',
    message: `The body is over ${largestBody} bytes.`,
    next: 'Send less.',
  })
}

function nothingThere(method: string, path: string): MetierError {
  return new MetierError({
    code: 'not-found',
    message: `There is nothing at ${method} ${JSON.stringify(path.slice(0, 200))}.`,
    next: 'MCP clients connect to /mcp; operations are POST /v1/<operation>; /openapi.json describes all of it.',
  })
}
