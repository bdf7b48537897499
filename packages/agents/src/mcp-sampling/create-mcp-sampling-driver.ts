import {
  MetierError,
  type AgentDriver,
  type AgentResult,
  type AgentRun,
  type AgentTask,
  type CancelSignal,
} from '@metier/core'
import { agentFailed } from '../agent-failed.ts'
import { ignoredWishes } from '../ignored-wishes.ts'
import { interrupted } from '../interrupted.ts'
import { untilAborted } from '../until-aborted.ts'

/** One question to the model of a connected MCP client: `sampling/createMessage` in the protocol's words. */
export interface SampleRequest {
  readonly prompt: string
  readonly systemPrompt?: string
  /** Hints; the client decides. */
  readonly model?: string
  readonly maximumTokens: number
}

export interface SampleAnswer {
  readonly text: string
  /** As the client says it: `endTurn`, `maxTokens`, … */
  readonly stopReason?: string
}

export type Sample = (request: SampleRequest, signal: CancelSignal) => Promise<SampleAnswer>

export interface McpSamplingDriverOptions {
  readonly id: string
  /** Absent where no client is connected, or the connected one does not sample. */
  readonly sample?: Sample
}

/** The protocol asks for a number; this many tokens are a long answer. */
const usualTokens = 8192

/** The model of whoever is connected: one question, one answer, no tools. */
export function createMcpSamplingDriver({ id, sample }: McpSamplingDriverOptions): AgentDriver {
  return {
    id,
    kind: 'mcp-sampling',
    resumable: false,
    ignores: [
      ...ignoredWishes(['agent', 'effort'], 'sampling has no word for it'),
      ...ignoredWishes(['allowed-tools'], 'sampling offers the model no tools'),
      ...ignoredWishes(['maximumTurns'], 'there is one turn'),
    ],
    async run(task, run) {
      if (sample === undefined) throw noClient(id)
      if (run.signal.aborted) throw interrupted(id)
      return ask({ id, sample, task, run })
    },
  }
}

interface Asking {
  readonly id: string
  readonly sample: Sample
  readonly task: AgentTask
  readonly run: AgentRun
}

async function ask({ id, sample, task, run }: Asking): Promise<AgentResult> {
  const { prompt, system, model, budget } = task
  const request: SampleRequest = {
    prompt,
    maximumTokens: budget?.maximumTokens ?? usualTokens,
    ...(system !== undefined && { systemPrompt: system }),
    ...(model !== undefined && { model }),
  }
  const answer = await untilAborted(answerOf(id, sample(request, run.signal)), run.signal, () => interrupted(id))
  run.onEvent({ type: 'text', text: answer.text })
  return { text: answer.text, stop: answer.stopReason === 'maxTokens' ? 'budget' : 'done' }
}

async function answerOf(id: string, asked: Promise<SampleAnswer>): Promise<SampleAnswer> {
  try {
    return await asked
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause)
    const next = 'Allow sampling in the client, or name another agent with `agents.default` in the settings.'
    throw agentFailed({ agent: id, what: 'did not answer', said, next, cause })
  }
}

function noClient(id: string): MetierError {
  return new MetierError({
    code: 'missing-dependency',
    message: `The agent ${id} is the model of a connected MCP client, and no client that offers sampling is connected.`,
    next: 'Run the skill through such a client, or name another agent with `agents.default` in the settings.',
    data: { agent: id },
  })
}
