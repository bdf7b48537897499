import type { CatalogView } from '@metier/core'
import type { Tool } from '@modelcontextprotocol/server'
import type { McpTool } from './mcp-tool.ts'

/**
 * A tool as `tools/list` shows it; its annotations follow from its effects. What the protocol says means nothing of a
 * tool that only reads (`destructiveHint`, `idempotentHint`) is left out, and the title is given once: some clients put
 * all of it before their model.
 */
export function listTool(tool: McpTool, view: CatalogView): Tool {
  const readOnly = tool.effects.every((effect) => effect === 'read' || effect === 'network')
  return {
    name: tool.name,
    title: tool.title,
    description: tool.describe(view),
    inputSchema: tool.inputSchema(view),
    ...(tool.outputSchema === undefined ? {} : { outputSchema: tool.outputSchema }),
    annotations: { readOnlyHint: readOnly, openWorldHint: tool.effects.includes('network') },
  }
}
