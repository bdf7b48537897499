import type {
  Approver,
  CancelSignal,
  CatalogEntry,
  SandboxGrants,
  SandboxLimits,
  SandboxOutcome,
  SandboxProcess,
} from '@metier/core'

/** What the permission rules are asked: a line of shell, or the call of a tool by name. */
export type PermissionQuestion =
  | { readonly kind: 'shell'; readonly line: string }
  | { readonly kind: 'tool'; readonly tool: string; readonly argument?: string }

/** One thing of a skill that is to run. */
export interface ExecutionRequest {
  readonly entry: CatalogEntry
  readonly kind: 'context' | 'command' | 'hook' | 'fork'
  /** Where it was asked for: `cli`, `mcp`, `http`, `library`, `job`. */
  readonly surface: string
  readonly question: PermissionQuestion
  /** One printable line for the person who is asked, and for the audit log. */
  readonly display: string
  readonly argv: readonly [string, ...string[]]
  /** Absolute; the skill's directory unless told. */
  readonly cwd?: string
  readonly input?: string | Uint8Array
  /** Beside what every child gets (decisions R-17). */
  readonly environment?: Readonly<Record<string, string>>
  /** Asked for permission this once; the guard's own approver unless told. */
  readonly approver?: Approver
  /** Only downwards from the settings. */
  readonly limits?: Partial<SandboxLimits>
}

export interface ExecutionDecision {
  readonly decision: 'allowed' | 'ask' | 'refused'
  /** The rule, or what is missing, in words. */
  readonly because: string
  /** What to do where it is not allowed. */
  readonly next?: string
  /** What it would be granted. */
  readonly grants: SandboxGrants
  /** Of the skill now. */
  readonly digest?: string | null
}

/** How something ended that ran inside a process that goes on. */
export interface ExecutionEnding {
  /** 0 done, 1 failed, `null` when it never answered. */
  readonly exitCode: number | null
  readonly stopped?: string
  readonly durationMs: number
  /** Of the decision by which it ran. */
  readonly because: string
  readonly digest: string | null
}

/** A process that goes on, and the files that it has for the skill's. */
export interface StartedExecution {
  readonly process: SandboxProcess
  /** Absolute directory of the copy of what was judged; `undefined` where it has the skill itself. */
  readonly skillFiles: string | undefined
}

/**
 * The one door through which anything of a skill runs: trust, scan verdict, permission, approval, environment,
 * sandbox and audit log stand behind it.
 */
export interface ExecutionGuard {
  /** Without asking anybody and without running anything: for a plan that is shown. */
  decide(request: ExecutionRequest): ExecutionDecision
  /** Throws `untrusted` or `refused` with what to do next. Leaves one line in the audit log either way. */
  run(request: ExecutionRequest, signal?: CancelSignal): Promise<SandboxOutcome>
  /** The same for a process that is talked to; its line is written when it ends. */
  start(request: ExecutionRequest): Promise<StartedExecution>
  /**
   * Writes the line of something that ran inside a process that was started before: the call of a typed command. Who
   * calls it asked `decide` first.
   */
  record(request: Omit<ExecutionRequest, 'argv'>, ending: ExecutionEnding): void
  /**
   * Asks and writes down as `run` does, for what the caller then starts in another way, such as a job of an agent.
   * Throws what `run` throws when it may not be.
   */
  permit(request: ExecutionRequest): Promise<void>
  /** A text with the secrets of this skill's entry as stars: for what a started process says, which is not cleaned. */
  scrub(request: Pick<ExecutionRequest, 'entry'>, text: string): string
}
