import { findPreset, type CatalogView, type FileSystem, type PromptSectionOptions } from '@metier/core'
import type { Configuration } from '../configuration.ts'
import { knownServers } from '../mcp-config/known-servers.ts'

export interface PromptHabitsOptions {
  readonly fileSystem: FileSystem
  readonly configuration: Configuration
  /** Whose needs count: where no skill needs a server, no list of servers is read. */
  readonly view: Pick<CatalogView, 'active'>
  /** MCP servers that the agent has according to the program that starts it, besides those in the project and the settings. */
  readonly servers?: readonly string[]
}

/**
 * How the skills of a project are written into a prompt unless somebody says otherwise: the form that the preset
 * knows, and the needs for MCP servers held against what the project declares.
 */
export function promptHabits(options: PromptHabitsOptions): PromptSectionOptions {
  const { fileSystem, configuration, view, servers: named } = options
  const { preset, projectRoot, mcpPolicy } = configuration
  const needsServers = view.active.some(({ candidate }) => (candidate.skill?.mcp.length ?? 0) > 0)
  const servers = needsServers ? knownServers({ fileSystem, configuration, ...(named && { named }) }) : undefined
  return {
    ...findPreset(preset)?.index,
    projectRoot,
    // Nothing said is not the same as no servers.
    mcp: { policy: mcpPolicy === 'advisory' ? 'advisory' : 'stop', ...(servers && { servers }) },
  }
}
