import type { CatalogView } from '@metier/core'
import type { Effect } from '@metier/operations'
import type { CallToolResult, Tool } from '@modelcontextprotocol/server'
import type { McpScope } from './mcp-scope.ts'

/** What a client sent as arguments: an object of anything. */
export type ToolArguments = Readonly<Record<string, unknown>>

/** One tool: what is listed depends on the catalogue, what is accepted only on the handler. */
export interface McpTool {
  readonly name: string
  readonly title: string
  readonly effects: readonly Effect[]
  readonly describe: (view: CatalogView) => string
  readonly inputSchema: (view: CatalogView) => Tool['inputSchema']
  /** May throw: the caller turns it into a result. */
  readonly call: (input: ToolArguments, scope: McpScope) => CallToolResult
}
