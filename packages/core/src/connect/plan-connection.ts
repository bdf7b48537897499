import type { AgentConnection } from '../dialects/agent-connections.ts'
import { editJsonText } from './edit-json-text.ts'
import { editTomlText } from './edit-toml-text.ts'
import { editYamlText } from './edit-yaml-text.ts'

/** The name under which a client knows Metier. */
const serverName = 'metier'

export interface ConnectionPlan {
  /** The file as it shall be. */
  readonly text: string
  readonly changed: boolean
}

export interface PlanConnectionOptions {
  readonly connection: AgentConnection
  /** The file as it is; empty where there is none. */
  readonly text: string
  /** What the client shall hold of this server; `undefined` takes it away. */
  readonly server: Readonly<Record<string, unknown>> | undefined
}

/** A client's configuration with Metier in it, or without it. Pure. `undefined` when the file cannot be edited. */
export function planConnection({ connection, text, server }: PlanConnectionOptions): ConnectionPlan | undefined {
  const edited = edit(connection, text, server)
  return edited === undefined ? undefined : { text: edited, changed: edited !== text }
}

function edit(
  { format, key, own }: AgentConnection,
  text: string,
  server: PlanConnectionOptions['server'],
): string | undefined {
  const path: readonly [string, ...string[]] = [key[0], ...key.slice(1), serverName]
  if (format === 'json') return editJsonText(text, { path, value: server, own })
  if (format === 'yaml') return editYamlText(text, { path, value: server, own })
  const values = server === undefined ? undefined : Object.fromEntries(Object.entries(server).flatMap(tomlEntry))
  return editTomlText(text, { table: path, values, own })
}

function tomlEntry([key, value]: readonly [string, unknown]): readonly [string, string | readonly string[]][] {
  if (typeof value === 'string') return [[key, value]]
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? [[key, value]] : []
}
