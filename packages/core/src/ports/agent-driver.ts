import type { CancelSignal } from './cancel-signal.ts'

/** What an agent is asked to do in a session of its own (decisions R-47). Plain data, so that it survives a restart. */
export interface AgentTask {
  readonly skill: string
  readonly digest: string | null
  /** The rendered text of the skill. */
  readonly prompt: string
  /** What it is told besides: who it is. */
  readonly system?: string
  readonly model?: string
  /** Which agent the skill asks for by name, where it does. */
  readonly agent?: string
  readonly effort?: string
  /** Permission patterns; without them no tool is offered. */
  readonly allowedTools: readonly string[]
  /** Absolute. */
  readonly cwd: string
  readonly timeoutMs: number
  readonly budget?: { readonly maximumTokens?: number; readonly maximumTurns?: number }
  /** For the agent's process only. Not stored with a job. */
  readonly environment: Readonly<Record<string, string>>
}

export type AgentEvent =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool'; readonly name: string; readonly state: 'started' | 'done' | 'refused' }
  | { readonly type: 'usage'; readonly inputTokens: number; readonly outputTokens: number }
  | { readonly type: 'session'; readonly id: string }

export interface AgentResult {
  readonly text: string
  readonly stop: 'done' | 'budget' | 'refused'
  readonly usage?: { readonly inputTokens: number; readonly outputTokens: number }
  /** With which the same session can be gone on with, where the agent has that. */
  readonly session?: string
}

export interface AgentRun {
  readonly signal: CancelSignal
  readonly onEvent: (event: AgentEvent) => void
  /** Carries on a session that was cut off. */
  readonly resume?: string
}

/** Who runs a forked skill. Failing throws a `MetierError`; being cancelled throws `interrupted`. */
export interface AgentDriver {
  /** As in the configuration: `claude-code`, `codex`, `openai`, … */
  readonly id: string
  readonly kind: 'acp' | 'ai-sdk' | 'cli-process' | 'mcp-sampling'
  /** Can a session be gone on with after this process ended? */
  readonly resumable: boolean
  /** What it leaves undone of a task, in words: `model is ignored`. */
  readonly ignores: readonly string[]
  run(task: AgentTask, run: AgentRun): Promise<AgentResult>
}
