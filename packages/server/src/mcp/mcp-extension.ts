import type { McpServerHandle } from './mcp-server-handle.ts'
import type { McpScope } from './mcp-scope.ts'

/**
 * Adds methods and capabilities to a server before it is connected. Extensions of the protocol come in through here
 * (SEP-2640, Skills over MCP, is one), each in a file of its own, so that what a library marks experimental stays there.
 */
export type McpExtension = (server: McpServerHandle, scope: McpScope) => void
