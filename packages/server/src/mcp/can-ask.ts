import type { ServerContext } from '@modelcontextprotocol/server'
import type { McpServerHandle } from './mcp-server-handle.ts'

/** Can the client put a question to its user? It says so at the start, or in the revisions since 2026 each time. */
export function canAsk(server: McpServerHandle, { mcpReq }: ServerContext): boolean {
  const envelope: Readonly<Record<string, unknown>> = mcpReq.envelope ?? {}
  const said = envelope['io.modelcontextprotocol/clientCapabilities'] ?? server.getClientCapabilities()
  return typeof said === 'object' && said !== null && 'elicitation' in said
}
