import { aliasedTools } from './aliased-tools.ts'
import type { McpTool } from './mcp-tool.ts'
import { ownTools } from './own-tools.ts'

/** The tool of this name, listed or not. A dot may also be written as the separator (decisions R-32). */
export function findTool(name: string, separator: string): McpTool | undefined {
  const dotted = separator === '' ? name : name.replaceAll(separator, '.')
  return ownTools.find((tool) => tool.name === name) ?? (aliasedTools.get(name) ?? aliasedTools.get(dotted))?.tool
}
