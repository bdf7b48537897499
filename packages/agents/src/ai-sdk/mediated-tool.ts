import type { AgentTask, CancelSignal } from '@metier/core'

/** A tool that Metier itself carries out for a model, behind its own permissions. */
export interface MediatedTool {
  /** As `allowed-tools` names it: `Read`, `Bash`. */
  readonly name: string
  readonly description: string
  /** JSON Schema of an object. */
  readonly input: Readonly<Record<string, unknown>>
  /** What a pattern such as `Bash(git:*)` is held against. */
  readonly argumentOf?: (input: unknown) => string | undefined
  /** The text that the model is given. What it throws is told to the model as well. */
  readonly run: (input: unknown, task: AgentTask, signal: CancelSignal) => Promise<string>
}
