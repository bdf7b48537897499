import { commandToolName, presets } from '@metier/core'
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
      if (!listed) return entry
      const shown = (await service()).list({
        view: scope.view,
        accepts: ({ candidate }) => candidate.skill?.disableModelInvocation !== true,
        canAsk: asks,
      })
      const callable = shown.commands.filter(({ unavailable }) => unavailable === undefined)
      return [...entry, ...callable.map((command) => commandListing(command, scope.separator))]
    },
    async find(name) {
      if (entries.has(name)) return commandEntryTool(name, service)
      if (!/\.|__/.test(name)) return undefined
      const running = await service()
      const { commands: all } = running.list({ view: scope.view })
      const listedAs = all.find((command) => commandToolName(command, scope.separator) === name)
      return commandTool(listedAs?.id ?? name, running)
    },
  }
}
