import { WebStandardStreamableHTTPServerTransport, type AuthInfo } from '@modelcontextprotocol/server'
import type { McpServerHandle } from '../mcp/mcp-server-handle.ts'
import { onClose } from '../mcp/on-close.ts'
import { largestBody } from './largest-body.ts'
import { tellOfEnd } from './tell-of-end.ts'

export interface LegacySessionsOptions {
  /** `isHeard` says at any time whether what the server tells without being asked reaches anybody. */
  readonly createServer: (isHeard: () => boolean) => McpServerHandle
  /** The session that was silent longest is closed when there are more; its client starts a new one. */
  readonly limit?: number
}

/** On whose behalf a request is served, where that is known. */
export interface RequestOptions {
  readonly authInfo?: AuthInfo
}

interface LegacySession {
  /** Streams of it that a client holds open for what it is told. */
  readonly streams: { open: number }
  readonly server: McpServerHandle
  readonly transport: WebStandardStreamableHTTPServerTransport
}

/** Sessions of clients that speak a 2025 revision of the protocol over HTTP. */
export class LegacySessions {
  readonly #options: LegacySessionsOptions
  /** In order of last use, oldest first. */
  readonly #sessions = new Map<string, LegacySession>()

  constructor(options: LegacySessionsOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#sessions.size
  }

  /** Answers `initialize` and remembers the session that it began. */
  async open(request: Request, options: RequestOptions = {}): Promise<Response> {
    const streams = { open: 0 }
    const server = this.#options.createServer(() => streams.open > 0)
    const transport: WebStandardStreamableHTTPServerTransport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => crypto.randomUUID(),
      maxRequestBodySize: largestBody,
      onsessioninitialized: (id) => {
        this.#sessions.set(id, { server, transport, streams })
      },
    })
    onClose(server, () => {
      if (transport.sessionId !== undefined) this.#sessions.delete(transport.sessionId)
    })
    await server.connect(transport)
    const response = await transport.handleRequest(request, options)
    if (transport.sessionId === undefined) await server.close()
    else await this.#closeOldest()
    return response
  }

  /** Answers a request of a known session; 404 tells the client of an unknown one to begin anew, as the protocol says. */
  async serve(id: string, request: Request, options: RequestOptions = {}): Promise<Response> {
    const session = this.#sessions.get(id)
    if (session === undefined) {
      return Response.json(
        { jsonrpc: '2.0', error: { code: -32001, message: 'Session not found. Send initialize again.' }, id: null },
        { status: 404 },
      )
    }
    this.#sessions.delete(id)
    this.#sessions.set(id, session)
    const response = await session.transport.handleRequest(request, options)
    return request.method === 'GET' && response.ok ? follow(session, response) : response
  }

  async close(): Promise<void> {
    await Promise.all([...this.#sessions.values()].map((session) => session.server.close()))
    this.#sessions.clear()
  }

  async #closeOldest(): Promise<void> {
    const oldest = this.#sessions.values().next().value
    if (this.#sessions.size > (this.#options.limit ?? 256) && oldest !== undefined) await oldest.server.close()
  }
}

/** Clients that are gone seldom end their session: it stays, and telling it of each change would cost as if they heard. */
function follow({ streams }: LegacySession, response: Response): Response {
  streams.open += 1
  return tellOfEnd(response, () => {
    streams.open -= 1
  })
}
