import { MetierError, type AgentDriver, type AgentSettings } from '@metier/core'
import { createAcpDriver } from './acp/create-acp-driver.ts'
import { createAiSdkDriver } from './ai-sdk/create-ai-sdk-driver.ts'
import type { MediatedTool } from './ai-sdk/mediated-tool.ts'
import { createCliProcessDriver } from './cli-process/create-cli-process-driver.ts'
import type { DriverOptions, InPlaceOfInherited } from './driver-options.ts'
import { knownAgents } from './known-agents.ts'
import { createMcpSamplingDriver, type Sample } from './mcp-sampling/create-mcp-sampling-driver.ts'

export interface CreateAgentDriverOptions {
  readonly id: string
  /** `agents.entries` of the settings: what they say of a known agent goes over what is known. */
  readonly entries: Readonly<Record<string, Partial<AgentSettings>>>
  /** Of Metier itself. */
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly inPlaceOfInherited: InPlaceOfInherited
  /** What an `ai-sdk` agent may be offered; which of it a skill sees is up to its `allowed-tools`. */
  readonly tools?: readonly MediatedTool[]
  /** See `AiSdkDriverOptions`. */
  readonly retries?: number
  /** Asks the model of the connected MCP client, where there is one. */
  readonly sample?: Sample
}

/** The agent of this id. Throws `missing-dependency` for a name that neither the settings nor the table has. */
export function createAgentDriver(options: CreateAgentDriverOptions): AgentDriver {
  const { id, entries, environment, inPlaceOfInherited, tools = [], sample, retries } = options
  const known = knownAgents.find((agent) => agent.id === id)
  const own = Object.hasOwn(entries, id) ? entries[id] : undefined
  if (known === undefined && own === undefined) throw unknownAgent(options)
  const kind = own?.kind ?? known?.kind ?? 'acp'
  const settings: AgentSettings = { ...known, ...own, kind }
  const base: DriverOptions = {
    id,
    settings,
    environment,
    inPlaceOfInherited,
    ...(known && { install: known.install }),
  }
  if (kind === 'acp') return createAcpDriver(base)
  if (kind === 'cli-process') return createCliProcessDriver(base)
  if (kind === 'ai-sdk') return createAiSdkDriver({ ...base, tools, ...(retries !== undefined && { retries }) })
  return createMcpSamplingDriver({ id, ...(sample !== undefined && { sample }) })
}

function unknownAgent({ id, entries }: CreateAgentDriverOptions): MetierError {
  const names = [...new Set([...Object.keys(entries), ...knownAgents.map((agent) => agent.id)])]
  return new MetierError({
    code: 'missing-dependency',
    message: `There is no agent ${JSON.stringify(id)}.`,
    next: `Describe it under \`agents.entries\` in the settings, or use one of: ${names.join(', ')}.`,
    data: { agent: id },
  })
}
