import type { ServerContext } from '@modelcontextprotocol/server'
import type { McpServerHandle } from './mcp-server-handle.ts'
import type { ToolCall } from './mcp-tool.ts'

/**
 * The model of the connected client: only where the client says at the start that it samples, which the revisions of the
 * protocol since 2026 no longer have.
 */
export function clientModel(server: McpServerHandle, { mcpReq }: ServerContext): ToolCall['sample'] {
  const envelope: Readonly<Record<string, unknown>> = mcpReq.envelope ?? {}
  const isOfEra = envelope['io.modelcontextprotocol/clientCapabilities'] === undefined
  if (!isOfEra || server.getClientCapabilities()?.sampling === undefined) return undefined
  return async ({ prompt, systemPrompt, model, maximumTokens }) => {
    const answer = await mcpReq.requestSampling(
      {
        messages: [{ role: 'user', content: { type: 'text', text: prompt } }],
        maxTokens: maximumTokens,
        ...(systemPrompt !== undefined && { systemPrompt }),
        ...(model !== undefined && { modelPreferences: { hints: [{ name: model }] } }),
      },
      // A person may have to look at the question first; the job has a limit of its own.
      { signal: mcpReq.signal, timeout: 2_147_483_647 },
    )
    const parts = Array.isArray(answer.content) ? answer.content : [answer.content]
    const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('')
    return { text, ...(answer.stopReason !== undefined && { stopReason: answer.stopReason }) }
  }
}
