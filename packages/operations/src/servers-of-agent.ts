import { knownServers, type ViewOptions } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

/**
 * What the MCP servers that a caller names mean for which skills there are: under `mcp.policy: block` a skill that
 * needs one of them is not hidden. Nothing under any other policy.
 */
export function serversOfAgent(
  named: readonly string[],
  { configuration, fileSystem }: Pick<OperationContext, 'configuration' | 'fileSystem'>,
): Pick<ViewOptions, 'mcpServers'> {
  if (configuration.mcpPolicy !== 'block' || named.length === 0) return {}
  const mcpServers = knownServers({ fileSystem, configuration, named })
  return mcpServers === undefined ? {} : { mcpServers }
}
