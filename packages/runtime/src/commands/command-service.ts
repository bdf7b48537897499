import type { Approver, CancelSignal, CatalogEntry, Diagnostic, SkillCommand } from '@metier/core'
import type { ViewOptions } from '../catalog-service.ts'

export interface CommandListOptions {
  readonly view?: ViewOptions
  /** Which skills; all active ones when left out. */
  readonly accepts?: (entry: CatalogEntry) => boolean
  /** Somebody can be asked what no rule settles; as the service was told unless told here. */
  readonly canAsk?: boolean
}

/** The typed commands that can be called. */
export interface CommandList {
  /** By skill, then as declared. */
  readonly commands: readonly SkillCommand[]
  /** What is wrong with their files. */
  readonly diagnostics: readonly Diagnostic[]
}

export interface CommandCall {
  /** `skill.command`, `skill__command`, `help` or `skill.help`. */
  readonly id: string
  readonly input?: Readonly<Record<string, unknown>>
  /** Instead of `input`: words of a command line, read by the schema of the command. */
  readonly words?: readonly string[]
  /** Where it was asked for: `cli`, `mcp`, `http`, `library`. */
  readonly surface: string
  readonly view?: ViewOptions
  /** Asked when no rule decides; the guard's own approver unless told. */
  readonly approver?: Approver
}

/** What a typed command gave. */
export interface CommandResult {
  /** `help` where no command was run. */
  readonly id: string
  /** For a person or a model: what the command returned, as text or as JSON. */
  readonly text: string
  /** What it returned, where that is no text. */
  readonly value?: unknown
  readonly truncated: boolean
  /** The result of an earlier call for the same input. */
  readonly cached: boolean
  readonly durationMs: number
}

/** The typed commands of all skills: listed without running anything, loaded when they are called. */
export interface CommandService {
  list(options?: CommandListOptions): CommandList
  /** Throws `unknown-command` with what there is. */
  describe(id: string, view?: ViewOptions): Promise<SkillCommand>
  /**
   * Runs a command behind the guard. Throws `unknown-command`, `invalid-input`, `untrusted`, `refused`,
   * `missing-dependency`, `command-failed`, `timed-out` or `interrupted`.
   */
  call(call: CommandCall, signal?: CancelSignal): Promise<CommandResult>
  /** Loads the code of a skill before it is called (OMN-52). Throws as `call` does. */
  load(skill: string, view?: ViewOptions): Promise<readonly SkillCommand[]>
  /** Skills whose code is in memory, the least recently used first. */
  loaded(): readonly string[]
  /** Called when the list of commands may have changed. Gives the function that ends it. */
  onChange(listener: () => void): () => void
  close(): Promise<void>
}
