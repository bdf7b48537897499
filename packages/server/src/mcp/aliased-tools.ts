import { toolAliases } from '@metier/core'
import { aliasTool } from './alias-tool.ts'
import type { McpTool } from './mcp-tool.ts'
import { ownTools } from './own-tools.ts'

interface AliasedTool {
  /** Our name of the tool. */
  readonly of: string
  readonly tool: McpTool
}

/** Our tools under the names of other systems, by that name. Aliases of other operations are none of this server's. */
export const aliasedTools: ReadonlyMap<string, AliasedTool> = new Map(
  toolAliases.flatMap((alias) => {
    const own = ownTools.find((tool) => tool.name === alias.tool)
    return own === undefined ? [] : [[alias.alias, { of: own.name, tool: aliasTool(own, alias) }] as const]
  }),
)
