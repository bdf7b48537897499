import type { FileSystem } from '@metier/core'
import type { Configuration } from '../configuration.ts'
import { readMcpServers } from './read-mcp-servers.ts'

export interface KnownServersOptions {
  readonly fileSystem: FileSystem
  readonly configuration: Pick<Configuration, 'projectRoot' | 'mcpServers'>
  /** Those that the agent has, according to the program that starts it. */
  readonly named?: readonly string[]
}

/**
 * Which MCP servers an agent has, in byte order: those that the project declares, that the settings name and that the
 * caller names (decisions R-21). `undefined` where nobody said anything: not known is not the same as none.
 */
export function knownServers({ fileSystem, configuration, named }: KnownServersOptions): readonly string[] | undefined {
  const { projectRoot, mcpServers } = configuration
  const said = [readMcpServers({ fileSystem, projectRoot }).servers, mcpServers, named].filter(
    (names) => names !== undefined,
  )
  return said.length === 0 ? undefined : [...new Set(said.flat())].toSorted()
}
