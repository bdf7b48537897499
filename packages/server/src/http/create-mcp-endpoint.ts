import type { CatalogService } from '@metier/runtime'
import { createMcpHandler, isInitializeRequest, isLegacyRequest, type AuthInfo } from '@modelcontextprotocol/server'
import type { Caller } from './access.ts'
import { changedUris } from '../mcp/changed-uris.ts'
import type { McpServerHandle } from '../mcp/mcp-server-handle.ts'
import { largestBody } from './largest-body.ts'
import { LegacySessions } from './legacy-sessions.ts'

export interface McpEndpointOptions {
  readonly catalog: CatalogService
  /**
   * Makes a server for one request or, with `connection`, for one long-lived connection, which need not tell anything
   * while `isHeard` says no.
   */
  readonly createServer: (kind: 'request' | 'connection', isHeard?: () => boolean) => McpServerHandle
  readonly onError: (error: Error) => void
}

export interface McpEndpoint {
  /** `caller` is given where it came with a token, which may not reach as far as every tool does. */
  fetch(request: Request, caller?: Caller): Promise<Response>
  close(): Promise<void>
}

/**
 * Streamable HTTP in both eras of the protocol. Clients of the 2026 revision are stateless and hear of changes through
 * `subscriptions/listen`; those of 2025 that open with `initialize` get a session, because without one there would be
 * no stream to tell them that the tools changed.
 */
export function createMcpEndpoint(options: McpEndpointOptions): McpEndpoint {
  const handler = createMcpHandler(() => options.createServer('request'), {
    onerror: options.onError,
    maxRequestBodySize: largestBody,
  })
  const sessions = new LegacySessions({ createServer: (isHeard) => options.createServer('connection', isHeard) })
  const stop = options.catalog.onChange((change) => {
    handler.notify.toolsChanged()
    handler.notify.promptsChanged()
    handler.notify.resourcesChanged()
    for (const uri of changedUris(change)) handler.notify.resourceUpdated(uri)
  })
  return {
    fetch: async (request, caller) => {
      const options = caller === undefined ? {} : { authInfo: authInfoOf(caller) }
      const session = request.headers.get('mcp-session-id')
      if (session !== null) return sessions.serve(session, request, options)
      return (await opensLegacySession(request)) ? sessions.open(request, options) : handler.fetch(request, options)
    },
    close: async () => {
      stop()
      await Promise.all([handler.close(), sessions.close()])
    },
  }
}

/** The token itself stays here: whoever handles a request needs to know what it allows, not what it is. */
function authInfoOf({ name, scopes }: Caller): AuthInfo {
  return { token: '', clientId: name, scopes: [...scopes] }
}

async function opensLegacySession(request: Request): Promise<boolean> {
  if (request.method !== 'POST') return false
  if (!(await isLegacyRequest(request, undefined, { maxRequestBodySize: largestBody }))) return false
  try {
    return isInitializeRequest(await request.clone().json())
  } catch {
    return false
  }
}
