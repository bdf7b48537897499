import type { PromptIndexOptions } from '@metier/core'
import type { CatalogService, Journal, Session, ViewOptions } from '@metier/runtime'
import { instructionsText } from './instructions-text.ts'
import { registerResources } from './register-resources.ts'
import { registerTools } from './register-tools.ts'
import type { McpExtension } from './mcp-extension.ts'
import { mcpPreset } from './mcp-preset.ts'
import type { McpScope } from './mcp-scope.ts'
import { McpServerHandle } from './mcp-server-handle.ts'

export interface CreateMcpServerOptions {
  readonly catalog: CatalogService
  readonly version: string
  readonly journal: Journal
  /** `default` when left out. */
  readonly preset?: string
  readonly view?: ViewOptions
  /** Give one when the connection is one conversation: a skill loaded before is then not sent twice. */
  readonly session?: Session
  /** Overrides what the preset says about showing the index and the tools (BTW-21, decisions R-44). */
  readonly expose?: boolean
  /** How the index is made; its budget is 8,000 tokens unless this says otherwise. */
  readonly index?: PromptIndexOptions
  readonly extensions?: readonly McpExtension[]
}

/** A server for one connection, not yet connected. It holds no state of its own but the session. */
export function createMcpServer(options: CreateMcpServerOptions): McpServerHandle {
  const preset = mcpPreset(options.preset ?? 'default')
  const scope: McpScope = {
    catalog: options.catalog,
    view: options.view ?? {},
    preset: { ...preset, exposed: options.expose ?? preset.exposed },
    session: options.session,
    index: options.index ?? {},
  }
  const instructions = instructionsText(scope)
  const server = new McpServerHandle(
    { name: preset.serverName, title: 'Metier', version: options.version },
    {
      capabilities: { tools: { listChanged: true }, resources: { listChanged: true } },
      ...(instructions === '' ? {} : { instructions }),
    },
  )
  registerTools(server, scope, options.journal)
  registerResources(server, scope)
  for (const extend of options.extensions ?? []) extend(server, scope)
  return server
}
