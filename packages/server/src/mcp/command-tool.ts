import { commandToolName, type SkillCommand } from '@metier/core'
import type { CommandService } from '@metier/runtime'
import type { CallToolResult, Tool } from '@modelcontextprotocol/server'
import type { McpTool, ToolArguments, ToolCall } from './mcp-tool.ts'
import type { McpScope } from './mcp-scope.ts'

/** What a model has to read of a command before it chooses. */
const longestDescription = 2000
const longestSchema = 16_384

/** A command as `tools/list` shows it; what is not loaded yet is a ghost by its description (OMN-64, decisions R-32). */
export function commandListing(command: SkillCommand, separator: string): Tool {
  const { title = `${command.skill}: ${command.name}`, ...hints } = command.annotations
  const description = `${command.loaded ? '' : '[GHOST] '}${command.description}`
  return {
    name: commandToolName(command, separator),
    title: String(title),
    description: description.length > longestDescription ? `${description.slice(0, longestDescription)}…` : description,
    inputSchema: schemaOf(command),
    annotations: { title: String(title), ...hints },
  }
}

function schemaOf({ input }: SkillCommand): Tool['inputSchema'] {
  const isTooLong = JSON.stringify(input).length > longestSchema
  return isTooLong ? { type: 'object' } : { ...input, type: 'object' }
}

/** Calls the command of this id, loading its skill first where it is a ghost (OMN-65). */
export function commandTool(id: string, service: CommandService): McpTool {
  return {
    name: id,
    title: id,
    effects: ['execute'],
    describe: () => id,
    inputSchema: () => ({ type: 'object' }),
    call: async (input, scope, call) => callCommand(service, { id, input }, { scope, call }),
  }
}

/** The result of one call: text for the model, and the data itself where it is an object. */
export async function callCommand(
  service: CommandService,
  { id, input }: { readonly id: string; readonly input: ToolArguments },
  { scope, call }: { readonly scope: McpScope; readonly call: ToolCall },
): Promise<CallToolResult> {
  const { approver, signal } = call
  const asked = { id, input, surface: 'mcp', view: scope.view, ...(approver && { approver }) }
  const { text, value } = await service.call(asked, signal)
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return { content: [{ type: 'text', text }], ...(isObject && { structuredContent: { ...value } }) }
}
