import { MetierError } from '@metier/core'
import type { Journal } from '@metier/runtime'
import { ProtocolError, ProtocolErrorCode, type CallToolResult } from '@modelcontextprotocol/server'
import { findTool } from './find-tool.ts'
import { listedTools } from './listed-tools.ts'
import { listTool } from './list-tool.ts'
import { currentView } from './current-view.ts'
import type { McpScope } from './mcp-scope.ts'
import { modelSkills } from './model-skills.ts'
import type { McpServerHandle } from './mcp-server-handle.ts'
import type { McpTool, ToolArguments } from './mcp-tool.ts'
import { errorResult } from './error-result.ts'

/** `tools/list` and `tools/call`. The list follows the catalogue at the moment of the call (OMN-38). */
export function registerTools(server: McpServerHandle, scope: McpScope, journal: Journal): void {
  server.setRequestHandler('tools/list', () => {
    const view = currentView(scope)
    // Tools that can answer nothing would only cost context (BTW-36).
    if (!scope.exposed || modelSkills(view).length === 0) return { tools: [] }
    return { tools: listedTools(scope.preset, scope.separator).map((tool) => listTool(tool, view)) }
  })
  server.setRequestHandler('tools/call', (request) => {
    const tool = findTool(request.params.name, scope.separator)
    if (tool === undefined) {
      const names = listedTools(scope.preset, scope.separator).map((listed) => listed.name)
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `There is no tool named ${JSON.stringify(request.params.name.slice(0, 100))}. Tools: ${names.join(', ')}.`,
      )
    }
    return callTool(tool, request.params.arguments ?? {}, { scope, journal })
  })
}

/** One failing call is one failed result, never the end of the connection (OMN-40). */
function callTool(
  tool: McpTool,
  input: ToolArguments,
  { scope, journal }: { readonly scope: McpScope; readonly journal: Journal },
): CallToolResult {
  try {
    return tool.call(input, scope)
  } catch (error) {
    if (!(error instanceof MetierError)) journal.write('error', `The tool ${tool.name} failed: ${String(error)}`)
    return errorResult(error)
  }
}
