import type { Approver } from '@metier/core'
import type { ServerContext } from '@modelcontextprotocol/server'
import { clientModel } from './client-model.ts'
import type { McpServerHandle } from './mcp-server-handle.ts'
import type { ToolCall, ToolProgress } from './mcp-tool.ts'

/** Between two notices of progress, in milliseconds: a client that shows them needs no more. */
const shortestInterval = 100

/** Milliseconds after which a call that says nothing says that it goes on: clients give up on silence, most after a minute. */
const heartbeat = 5000

export interface CallingClient {
  readonly server: McpServerHandle
  readonly context: ServerContext
}

export interface StartedCall {
  readonly call: ToolCall
  /** Nothing more is told of it. */
  readonly end: () => void
}

/** What one request of the protocol gives the tool that it calls. */
export function startToolCall({ server, context }: CallingClient, approver: Approver | undefined): StartedCall {
  const { mcpReq } = context
  const { progress, end } = progressOf(context)
  const sample = clientModel(server, context)
  return { call: { signal: mcpReq.signal, progress, ...(approver && { approver }), ...(sample && { sample }) }, end }
}

function progressOf({ mcpReq }: ServerContext): { readonly progress: ToolCall['progress']; readonly end: () => void } {
  // oxlint-disable-next-line no-underscore-dangle -- the protocol's own name.
  const token = mcpReq._meta?.progressToken
  if (token === undefined) return { progress: () => {}, end: () => {} }
  let last = -Infinity
  let told = 0
  const tell = ({ done, total, message }: ToolProgress) => {
    last = performance.now()
    // The protocol wants each higher than the one before; a sign of life is no step.
    told = done > told ? done : told + 0.001
    const params = {
      progressToken: token,
      progress: told,
      ...(total !== undefined && { total }),
      ...(message !== undefined && { message }),
    }
    // A client that is gone needs no notice.
    mcpReq.notify({ method: 'notifications/progress', params }).catch(() => {})
  }
  const timer = setInterval(() => {
    if (performance.now() - last >= heartbeat) tell({ done: told, message: 'still running' })
  }, heartbeat).unref()
  return {
    progress: (progress) => {
      if (performance.now() - last >= shortestInterval || progress.done === progress.total) tell(progress)
    },
    end: () => clearInterval(timer),
  }
}
