import type { Approver, CatalogView } from '@metier/core'
import type { Effect } from '@metier/operations'
import type { CallToolResult, Tool } from '@modelcontextprotocol/server'
import type { ForkingClient } from '../skill-execution.ts'
import type { McpScope } from './mcp-scope.ts'

/** What a client sent as arguments: an object of anything. */
export type ToolArguments = Readonly<Record<string, unknown>>

/** How far a long call is. */
export interface ToolProgress {
  readonly done: number
  /** Where it is known. */
  readonly total?: number
  readonly message?: string
}

/** What one call may use besides its arguments. */
export interface ToolCall {
  /** The client took the call back, or is gone. */
  readonly signal: AbortSignal
  /** Tells the client, where it asked to be told. */
  readonly progress: (progress: ToolProgress) => void
  /** Asks the person at the client; absent where the client has no way to ask. */
  readonly approver?: Approver
  /** Asks the client's model; absent where the client or its revision of the protocol has no sampling. */
  readonly sample?: NonNullable<ForkingClient['sample']>
}

/** One tool: what is listed depends on the catalogue, what is accepted only on the handler. */
export interface McpTool {
  readonly name: string
  readonly title: string
  readonly effects: readonly Effect[]
  /** Callable, and listed only where a preset has a name of its own for it. */
  readonly hidden?: boolean
  readonly describe: (view: CatalogView) => string
  readonly inputSchema: (view: CatalogView) => Tool['inputSchema']
  /** Of `structuredContent`, for tools whose results a program can use. */
  readonly outputSchema?: NonNullable<Tool['outputSchema']>
  /** May throw: the caller turns it into a result. */
  readonly call: (input: ToolArguments, scope: McpScope, call: ToolCall) => CallToolResult | Promise<CallToolResult>
}
