import type { IndexBudgetOptions } from '@metier/core'
import {
  createSession,
  createSkillSearch,
  type CatalogService,
  type Journal,
  type RenderingSettings,
  type SkillSearch,
  type ViewOptions,
} from '@metier/runtime'
import { activationRenderer } from './activation-renderer.ts'
import type { FirstWords } from './first-words.ts'
import { instructionsText } from './instructions-text.ts'
import { listOwnTools } from './list-own-tools.ts'
import { PendingCalls } from './pending-calls.ts'
import { registerPrompts } from './register-prompts.ts'
import { registerResources } from './register-resources.ts'
import { registerTools } from './register-tools.ts'
import type { McpExtension } from './mcp-extension.ts'
import { presetOf } from './preset-of.ts'
import type { McpScope } from './mcp-scope.ts'
import { McpServerHandle } from './mcp-server-handle.ts'

export interface CreateMcpServerOptions {
  readonly catalog: CatalogService
  readonly version: string
  /** The settings now in force. */
  readonly settings: () => RenderingSettings
  readonly journal: Journal
  /** `default` when left out. */
  readonly preset?: string
  readonly view?: ViewOptions
  /** Shared by all connections; one over frontmatter alone when left out. */
  readonly search?: SkillSearch
  readonly findMeant?: NonNullable<McpScope['findMeant']>
  readonly noteUse?: NonNullable<McpScope['noteUse']>
  /** What stands for a dot in the names of listed tools; a dot when left out. */
  readonly separator?: string
  /** The connection is one conversation: a skill that was loaded before is not sent twice. */
  readonly conversation?: boolean
  /** Overrides what the preset says about showing the index and the tools (BTW-21, decisions R-44). */
  readonly expose?: boolean
  /** How long the index may be: 8,000 tokens unless this says otherwise. */
  readonly budget?: IndexBudgetOptions
  readonly extensions?: readonly McpExtension[]
  /** The typed commands of skills, as tools; none when left out. */
  readonly commands?: McpScope['commands']
  /** Runs skills; without it they can only be read. */
  readonly execute?: McpScope['execute']
  /** What to say as long as the catalogue is not open; `undefined` once it is. */
  readonly firstWords?: () => FirstWords | undefined
  /** Hears what a server over an open catalogue says first, where that follows from the catalogue alone. */
  readonly onFirstWords?: (words: FirstWords) => void
  /** Shared by all servers of one daemon, so that an answer finds its call. */
  readonly pending?: McpScope['pending']
}

/** A server for one connection, not yet connected. It holds no state of its own but the session. */
export function createMcpServer(options: CreateMcpServerOptions): McpServerHandle {
  const preset = presetOf(options.preset ?? 'default')
  const scope: McpScope = {
    catalog: options.catalog,
    view: options.view ?? {},
    search: options.search ?? createSkillSearch(),
    findMeant: options.findMeant,
    noteUse: options.noteUse,
    preset,
    settings: options.settings,
    exposed: options.expose ?? preset.servesCatalog,
    separator: options.separator ?? '.',
    session: options.conversation === true ? createSession({ render: activationRenderer(preset) }) : undefined,
    budget: options.budget ?? {},
    pending: options.pending ?? new PendingCalls(),
    commands: options.commands,
    execute: options.execute,
    firstWords: options.firstWords,
  }
  const instructions = options.firstWords?.()?.instructions ?? instructionsText(scope)
  // Commands of skills are listed by what is loaded and by what the client can do.
  const isPlain = preset.commandEntry === undefined && options.commands?.listed() !== true
  if (isPlain) options.onFirstWords?.({ instructions, tools: listOwnTools(scope) })
  const server = new McpServerHandle(
    { name: preset.serverName, title: 'Metier', version: options.version },
    {
      capabilities: {
        tools: { listChanged: true },
        resources: { listChanged: true, subscribe: true },
        prompts: { listChanged: true },
        completions: {},
      },
      ...(instructions === '' ? {} : { instructions }),
    },
  )
  registerTools(server, scope, options.journal)
  registerResources(server, scope)
  registerPrompts(server, scope)
  for (const extend of options.extensions ?? []) extend(server, scope)
  return server
}
