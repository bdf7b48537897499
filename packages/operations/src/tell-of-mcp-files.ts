import type { CatalogView } from '@metier/core'
import { readMcpServers } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

/**
 * Says which file that should name MCP servers cannot be read, where a skill needs one: its servers count as unknown, and
 * whoever wrote the file believes that they are known.
 */
export function tellOfMcpFiles(
  { active }: Pick<CatalogView, 'active'>,
  { fileSystem, configuration, journal }: Pick<OperationContext, 'fileSystem' | 'configuration' | 'journal'>,
): void {
  if (active.every(({ candidate }) => (candidate.skill?.mcp.length ?? 0) === 0)) return
  const { diagnostics } = readMcpServers({ fileSystem, projectRoot: configuration.projectRoot })
  for (const { path, message, help } of diagnostics) journal.write('warn', `${path}: ${message} ${help ?? ''}`)
}
