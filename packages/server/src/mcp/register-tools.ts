import { MetierError, type Approver } from '@metier/core'
import type { Journal } from '@metier/runtime'
import {
  ProtocolError,
  ProtocolErrorCode,
  type CallToolResult,
  type InputRequiredResult,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { canAsk } from './can-ask.ts'
import { commandTools } from './command-tools.ts'
import { errorResult } from './error-result.ts'
import { findTool } from './find-tool.ts'
import { listedTools } from './listed-tools.ts'
import { listOwnTools } from './list-own-tools.ts'
import type { McpScope } from './mcp-scope.ts'
import type { McpServerHandle } from './mcp-server-handle.ts'
import type { McpTool, ToolArguments } from './mcp-tool.ts'
import { startToolCall } from './start-tool-call.ts'

interface Serving {
  readonly server: McpServerHandle
  readonly scope: McpScope
  readonly journal: Journal
  readonly context: ServerContext
}

/** `tools/list` and `tools/call`. The list follows the catalogue at the moment of the call (OMN-38). */
export function registerTools(server: McpServerHandle, scope: McpScope, journal: Journal): void {
  const commands = scope.commands && commandTools(server, scope, { ...scope.commands, journal })
  server.setRequestHandler('tools/list', async (_request, context) => {
    const first = scope.firstWords?.()
    if (first !== undefined) return { tools: [...first.tools] }
    const own = listOwnTools(scope)
    if (own.length === 0) return { tools: [] }
    return { tools: [...own, ...((await commands?.list(canAsk(server, context))) ?? [])] }
  })
  server.setRequestHandler('tools/call', async ({ params }, context) => {
    const tool = findTool(params.name, scope.separator) ?? (await commands?.find(params.name))
    if (tool === undefined) {
      const names = listedTools(scope.preset, scope.separator).map((listed) => listed.name)
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `There is no tool named ${JSON.stringify(params.name.slice(0, 100))}. Tools: ${names.join(', ')}.`,
      )
    }
    return callTool(tool, params.arguments ?? {}, { server, scope, journal, context })
  })
}

/** One failing call is one failed result, never the end of the connection (OMN-40). */
async function callTool(
  tool: McpTool,
  input: ToolArguments,
  serving: Serving,
): Promise<CallToolResult | InputRequiredResult> {
  const { scope, journal, context } = serving
  try {
    requireToolScopes(tool, context)
    // Only what runs something asks anybody.
    if (!tool.effects.includes('execute') || !canAsk(serving.server, context)) {
      const { call, end } = startToolCall(serving, undefined)
      return await Promise.resolve(tool.call(input, scope, call)).finally(end)
    }
    return await callAsking(tool, input, serving)
  } catch (error) {
    if (!(error instanceof MetierError)) journal.write('error', `The tool ${tool.name} failed: ${String(error)}`)
    return errorResult(error)
  }
}

/** Who came with a token may do what that says; everybody else is the user of this machine. */
function requireToolScopes({ name, effects }: McpTool, { http }: ServerContext): void {
  const scopes = http?.authInfo?.scopes
  const missing = scopes === undefined ? [] : effects.filter((effect) => !scopes.includes(effect))
  if (missing.length === 0) return
  throw new MetierError({
    code: 'refused',
    message: `The token of this connection does not allow to ${missing.join(', ')}, which the tool ${name} needs.`,
    next: 'Ask whoever made the token for one that does.',
  })
}

/** A call that may have to ask the person at the client, once or several times. */
async function callAsking(
  tool: McpTool,
  input: ToolArguments,
  serving: Serving,
): Promise<CallToolResult | InputRequiredResult> {
  const { scope, context } = serving
  const { consentQuestion, readConsent } = await import('./consent-question.ts')
  const state = context.mcpReq.requestState<string>()
  const begin = async (approver: Approver) => {
    const { call, end } = startToolCall(serving, approver)
    return Promise.resolve(tool.call(input, scope, call)).finally(end)
  }
  const outcome =
    state === undefined
      ? await scope.pending.start(begin)
      : await scope.pending.resume(state, readConsent(context.mcpReq.inputResponses))
  return 'result' in outcome ? outcome.result : consentQuestion(outcome.question, outcome.state)
}
