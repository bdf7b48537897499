import type { FileSystem } from '@metier/core'
import type { Configuration } from '../configuration.ts'
import { knownServers } from './known-servers.ts'

export interface ServersToBlockByOptions {
  readonly fileSystem: FileSystem
  readonly configuration: Configuration
  /** What was given the last time: the very same list is given again while nothing changed. */
  readonly before: readonly string[] | undefined
}

/**
 * The MCP servers that the project or the settings name, where a skill that lacks one shall be hidden (`mcp.policy: block`, decisions
 * `undefined` under any other policy, and where nobody says anything: not known is not missing.
 */
export function serversToBlockBy(options: ServersToBlockByOptions): readonly string[] | undefined {
  const { fileSystem, configuration, before } = options
  if (configuration.mcpPolicy !== 'block') return undefined
  const servers = knownServers({ fileSystem, configuration })
  const isSame = servers?.length === before?.length && servers?.every((name, index) => name === before?.[index])
  return isSame === true ? before : servers
}
