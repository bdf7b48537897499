import type { FileSystem } from '@metier/core'
import type { Configuration } from '../configuration.ts'
import { readMcpServers } from './read-mcp-servers.ts'

export interface ServersToBlockByOptions {
  readonly fileSystem: FileSystem
  readonly configuration: Configuration
  /** What was given the last time: the very same list is given again while nothing changed. */
  readonly before: readonly string[] | undefined
}

/**
 * The MCP servers that a project declares, where a skill that lacks one shall be hidden (`mcp.policy: block`, decisions
 * `undefined` under any other policy, and where no file says anything: not known is not missing.
 */
export function serversToBlockBy(options: ServersToBlockByOptions): readonly string[] | undefined {
  const { fileSystem, configuration, before } = options
  if (configuration.mcpPolicy !== 'block') return undefined
  const { servers } = readMcpServers({ fileSystem, projectRoot: configuration.projectRoot })
  const isSame = servers?.length === before?.length && servers?.every((name, index) => name === before?.[index])
  return isSame === true ? before : servers
}
