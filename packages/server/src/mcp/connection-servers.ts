import type { IndexBudgetOptions } from '@metier/core'
import type { OperationContext } from '@metier/operations'
import { noteUse, skillSearchOf, type CatalogService, type SkillSearch, type ViewOptions } from '@metier/runtime'
import { skillExecution } from '../skill-execution.ts'
import { serverVersion } from '../server-version.ts'
import { announceChanges } from './announce-changes.ts'
import { createMcpServer, type CreateMcpServerOptions } from './create-mcp-server.ts'
import type { McpExtension } from './mcp-extension.ts'
import type { McpServerHandle } from './mcp-server-handle.ts'
import type { McpScope } from './mcp-scope.ts'
import { PendingCalls } from './pending-calls.ts'
import { skillsExtension } from './skills-extension.ts'

/** What a caller may say about serving, whatever the transport. */
export interface ServingOptions {
  readonly version?: string
  readonly view?: ViewOptions
  /** Show the index and the tools, or hide them, whatever the preset says. */
  readonly expose?: boolean
  readonly budget?: IndexBudgetOptions
  readonly extensions?: readonly McpExtension[]
  readonly firstWords?: NonNullable<CreateMcpServerOptions['firstWords']>
  readonly onFirstWords?: NonNullable<CreateMcpServerOptions['onFirstWords']>
}

/**
 * A factory of servers over one catalogue. A server for a `connection` remembers what it sent (one connection is taken
 * for one conversation) and announces changes, as long as it is heard; one for a single `request` can do neither.
 */
export function connectionServers(
  context: OperationContext,
  catalog: CatalogService,
  options: ServingOptions,
): (kind: 'request' | 'connection', isHeard?: () => boolean) => McpServerHandle {
  const { version = serverVersion, ...serving } = options
  const { preset, toolNameSeparator: separator } = context.configuration
  // Many a conversation never searches, so that search is made when it is first asked for.
  const search: SkillSearch = {
    find: (...question) => skillSearchOf(catalog, context).find(...question),
    keptOf: (view) => skillSearchOf(catalog, context).keptOf(view),
  }
  const extensions = [skillsExtension(context.fileSystem), ...(options.extensions ?? [])]
  const pending: McpScope['pending'] = new PendingCalls()
  return (kind, isHeard) => {
    const server = createMcpServer({
      ...serving,
      extensions,
      pending,
      catalog,
      search,
      findMeant: async (question) => {
        const { embedder, judge, usage } = context.configuration.search
        if (embedder === undefined && judge === undefined && usage === 'off') return undefined
        const { findMeant } = await import('@metier/operations')
        return findMeant({ search, ...question }, context)
      },
      noteUse: (entry) => noteUse(entry, context),
      version,
      journal: context.journal,
      preset,
      settings: () => context.configuration,
      separator,
      commands: {
        open: context.commands,
        // With scripts off none can be called: the first answer of a server need not look for any.
        listed: () => context.configuration.listCommands && context.configuration.scripts !== 'off',
      },
      execute: skillExecution(context),
      conversation: kind === 'connection',
    })
    if (kind === 'connection')
      announceChanges(server, { catalog, journal: context.journal, ...(isHeard && { isHeard }) })
    return server
  }
}
