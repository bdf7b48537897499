import type { Approver } from '@metier/core'
import type { ServerContext } from '@modelcontextprotocol/server'
import type { ToolCall, ToolProgress } from './mcp-tool.ts'

/** Between two notices of progress, in milliseconds: a client that shows them needs no more. */
const shortestInterval = 100

/** What one request of the protocol gives the tool that it calls. */
export function toolCall({ mcpReq }: ServerContext, approver: Approver | undefined): ToolCall {
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
  return { signal: mcpReq.signal, progress, ...(approver === undefined ? {} : { approver }) }
}
