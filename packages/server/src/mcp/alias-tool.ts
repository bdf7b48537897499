import type { ToolAlias } from '@metier/core'
import type { Tool } from '@modelcontextprotocol/server'
import type { McpTool } from './mcp-tool.ts'

/** One of our tools under the name and with the argument names that another system gave it (decisions R-13). */
export function aliasTool(tool: McpTool, { alias, parameters = {} }: ToolAlias): McpTool {
  const ours = new Map(Object.entries(parameters))
  const theirs = new Map(Object.entries(parameters).map(([their, our]) => [our, their]))
  return {
    ...tool,
    name: alias,
    inputSchema: (view) => renameProperties(tool.inputSchema(view), theirs),
    call: (input, scope, call) => tool.call(renameKeys(input, ours), scope, call),
  }
}

function renameProperties(schema: Tool['inputSchema'], names: ReadonlyMap<string, string>): Tool['inputSchema'] {
  const { properties, required } = schema
  return {
    ...schema,
    ...(properties === undefined ? {} : { properties: renameKeys(properties, names) }),
    ...(required === undefined ? {} : { required: required.map((name) => names.get(name) ?? name) }),
  }
}

function renameKeys<Value>(
  record: Readonly<Record<string, Value>>,
  names: ReadonlyMap<string, string>,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [names.get(key) ?? key, value]))
}
