import { collectMcpNeeds, type CatalogEntry, type FileSystem, type MissingServers } from '@metier/core'
import type { Configuration } from '../configuration.ts'
import { knownServers } from './known-servers.ts'

export interface MissingServersOptions {
  readonly fileSystem: FileSystem
  readonly configuration: Pick<Configuration, 'projectRoot' | 'mcpPolicy' | 'mcpServers'>
}

/** Which MCP servers a skill wants that the project does not declare; `undefined` where none is, or nobody knows. */
export function missingServersOf(
  entry: CatalogEntry,
  { fileSystem, configuration }: MissingServersOptions,
): MissingServers | undefined {
  if ((entry.candidate.skill?.mcp.length ?? 0) === 0) return undefined
  const { mcpPolicy } = configuration
  const servers = knownServers({ fileSystem, configuration })
  if (servers === undefined) return undefined
  const needs = collectMcpNeeds([entry], { servers }).filter(({ state }) => state === 'missing')
  return needs.length === 0 ? undefined : { needs, policy: mcpPolicy === 'advisory' ? 'advisory' : 'stop' }
}
