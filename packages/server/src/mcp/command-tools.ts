import { commandToolName, presets, type CatalogEntry } from '@metier/core'
import type { CommandService, Journal } from '@metier/runtime'
import type { Tool } from '@modelcontextprotocol/server'
import { commandEntryTool } from './command-entry-tool.ts'
import { commandListing, commandTool } from './command-tool.ts'
import type { CommandToolsOptions } from './command-tools-options.ts'
import { currentView } from './current-view.ts'
import { listTool } from './list-tool.ts'
import type { McpScope } from './mcp-scope.ts'
import type { McpServerHandle } from './mcp-server-handle.ts'
import type { McpTool } from './mcp-tool.ts'
import { onClose } from './on-close.ts'

/** The typed commands of skills as tools of one connection. */
export interface CommandTools {
  list(asks: boolean): Promise<readonly Tool[]>
  /** Any name that could be a command's: one that is none says so with what there is. */
  find(name: string): Promise<McpTool | undefined>
}

const entries: ReadonlySet<string> = new Set(presets.flatMap(({ commandEntry }) => commandEntry ?? []))

/** What is listed follows the catalogue and what is loaded; the client is told when it changes. */
export function commandTools(
  server: McpServerHandle,
  scope: McpScope,
  { open, listed, journal }: CommandToolsOptions & { readonly journal: Journal },
): CommandTools {
  let opened: Promise<CommandService> | undefined
  const follow = async (): Promise<CommandService> => {
    const service = await open()
    // A server for a single request has nobody to tell, and may never be closed.
    if (scope.session === undefined) return service
    const stop = service.onChange(() => {
      server.sendToolListChanged().catch((error: unknown) => {
        journal.write('debug', `The client did not take a change notification: ${String(error)}`)
      })
    })
    onClose(server, stop)
    return service
  }
  const service = (): Promise<CommandService> => (opened ??= follow())
  return {
    async list(asks) {
      const { commandEntry } = scope.preset
      const entry =
        commandEntry === undefined ? [] : [listTool(commandEntryTool(commandEntry, service), currentView(scope))]
      if (!listed()) return entry
      try {
        return [...entry, ...(await listCommands(await service(), scope, asks))]
      } catch (error) {
        // What is wrong with commands must not take the other tools away.
        journal.write('error', `The commands of skills cannot be listed: ${String(error)}`)
        return entry
      }
    },
    async find(name) {
      if (entries.has(name)) return commandEntryTool(name, service)
      if (!/\.|__/.test(name)) return undefined
      const running = await service()
      return commandTool(await idOf(name, running, scope), running)
    },
  }
}

function isForModels({ candidate }: CatalogEntry): boolean {
  return candidate.skill?.disableModelInvocation !== true
}

async function listCommands(service: CommandService, scope: McpScope, canAsk: boolean): Promise<readonly Tool[]> {
  const { commands } = service.list({ view: scope.view, accepts: isForModels, canAsk })
  const callable = commands.filter(({ unavailable }) => unavailable === undefined)
  return callable.map((command) => commandListing(command, scope.separator))
}

/** A tool's name spells what it may not hold as `_`, so that a name that is none may still be that of a listed tool. */
async function idOf(name: string, service: CommandService, { view, separator }: McpScope): Promise<string> {
  try {
    return (await service.describe(name, view)).id
  } catch {
    const { commands } = service.list({ view })
    return commands.find((command) => commandToolName(command, separator) === name)?.id ?? name
  }
}
