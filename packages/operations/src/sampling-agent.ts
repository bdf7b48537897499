import type { Sample } from '@metier/agents'
import { MetierError, type AgentDriver } from '@metier/core'
import { inPlaceOfInherited } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

export interface SamplingAgentOptions {
  readonly context: Pick<OperationContext, 'configuration' | 'host'>
  /** Whom the caller or the skill asks for. */
  readonly wanted: string | undefined
  readonly sample: Sample
}

/**
 * The model of the client that asks, as an agent: where it is the one that is wanted, and where there is no other.
 * `undefined` when another agent runs the skill.
 */
export async function samplingAgent({
  context,
  wanted,
  sample,
}: SamplingAgentOptions): Promise<AgentDriver | undefined> {
  const { chooseAgent, createAgentDriver } = await import('@metier/agents')
  const { agents } = context.configuration
  const { environment } = context.host
  const choose = () => chooseAgent({ wanted, settings: agents, hasProgram: (name) => context.host.hasBinary(name) })
  const { entries } = agents
  const agent = createAgentDriver({ id: orClient(choose), entries, environment, inPlaceOfInherited, sample })
  return agent.kind === 'mcp-sampling' ? agent : undefined
}

function orClient(choose: () => string): string {
  try {
    return choose()
  } catch (error) {
    if (error instanceof MetierError && error.code === 'missing-dependency') return 'mcp-client'
    throw error
  }
}
