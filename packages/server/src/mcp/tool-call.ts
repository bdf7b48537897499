import type { Approver } from '@metier/core'
import type { ServerContext } from '@modelcontextprotocol/server'
import { clientModel } from './client-model.ts'
import type { McpServerHandle } from './mcp-server-handle.ts'
import type { ToolCall, ToolProgress } from './mcp-tool.ts'

/** Between two notices of progress, in milliseconds: a client that shows them needs no more. */
const shortestInterval = 100

export interface CallingClient {
  readonly server: McpServerHandle
  readonly context: ServerContext
}

/** What one request of the protocol gives the tool that it calls. */
export function toolCall({ server, context }: CallingClient, approver: Approver | undefined): ToolCall {
  const { mcpReq } = context
  // oxlint-disable-next-line no-underscore-dangle -- the protocol's own name.
  const token = mcpReq._meta?.progressToken
  let last = -Infinity
  const progress = ({ done, total, message }: ToolProgress) => {
    const now = performance.now()
    if (token === undefined || (now - last < shortestInterval && done !== total)) return
    last = now
    const params = {
      progressToken: token,
      progress: done,
      ...(total !== undefined && { total }),
      ...(message !== undefined && { message }),
    }
    // A client that is gone needs no notice.
    mcpReq.notify({ method: 'notifications/progress', params }).catch(() => {})
  }
  const sample = clientModel(server, context)
  return { signal: mcpReq.signal, progress, ...(approver && { approver }), ...(sample && { sample }) }
}
