import { findPreset, type CatalogView, type FileSystem, type PromptSectionOptions } from '@metier/core'
import type { Configuration } from '../configuration.ts'
import { readMcpServers } from '../mcp-config/read-mcp-servers.ts'

export interface PromptHabitsOptions {
  readonly fileSystem: FileSystem
  readonly configuration: Configuration
  /** Whose needs count: where no skill needs a server, no list of servers is read. */
  readonly view: Pick<CatalogView, 'active'>
}

/**
 * How the skills of a project are written into a prompt unless somebody says otherwise: the form that the preset
 * knows, and the needs for MCP servers held against what the project declares.
 */
export function promptHabits({ fileSystem, configuration, view }: PromptHabitsOptions): PromptSectionOptions {
  const { preset, projectRoot, mcpPolicy } = configuration
  const needsServers = view.active.some(({ candidate }) => (candidate.skill?.mcp.length ?? 0) > 0)
  const { servers } = needsServers ? readMcpServers({ fileSystem, projectRoot }) : {}
  return {
    ...findPreset(preset)?.index,
    projectRoot,
    // Nothing said is not the same as no servers.
    mcp: { policy: mcpPolicy === 'advisory' ? 'advisory' : 'stop', ...(servers && { servers }) },
  }
}
