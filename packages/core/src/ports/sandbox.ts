import type { CancelSignal } from './cancel-signal.ts'
import type { SandboxPromise } from './sandbox-promises.ts'

/** What a run may do beyond reading the system and its own skill; everything is refused unless it stands here. */
export interface SandboxGrants {
  /** Talk to the network. */
  readonly network: boolean
  /** Without the network: talk to these hosts, as `grants.hosts` names them, through a proxy that programs have to ask. */
  readonly hosts?: readonly string[]
  /** The user's project, absolute: not seen at all, read, or read and written. */
  readonly workspace?: { readonly directory: string; readonly access: 'read' | 'write' }
  /** Absolute files and directories of the user that hold credentials (such as `~/.config/gh`), readable. */
  readonly credentials: readonly string[]
  /** More absolute directories that may be read. */
  readonly readable: readonly string[]
  /** More absolute directories that may be written. */
  readonly writable: readonly string[]
}

export interface SandboxLimits {
  /** Until the whole process group is killed, in milliseconds. */
  readonly timeoutMs: number
  /** Bytes kept of standard output, and of standard error; what runs over is killed and marked. */
  readonly outputBytes: number
  readonly memoryBytes: number
  readonly processes: number
  /** Bytes of one file that may be written. */
  readonly fileBytes: number
  /** Seconds of processor time. */
  readonly cpuSeconds: number
}

/** One program to run. Never a shell line: a shell is an argv like any other, and said so. */
export interface SandboxCommand {
  readonly argv: readonly [string, ...string[]]
  /** Absolute. */
  readonly cwd: string
  /** The whole environment of the child; nothing is inherited. */
  readonly environment: Readonly<Record<string, string>>
  /** The skill's own directory: readable, never writable, whatever else is granted. */
  readonly skillDirectory: string
  /**
   * Absolute directory with the files that were judged, for a sandbox that promises `files-as-judged`: it is what stands at
   * the place of the skill's own, which may have been changed since.
   */
  readonly skillFiles?: string
  readonly grants: SandboxGrants
  readonly limits: SandboxLimits
  /** Written to standard input, which is then closed; without it standard input is empty. */
  readonly input?: string | Uint8Array
}

export interface SandboxOutcome {
  /** `null` when a signal ended it. */
  readonly exitCode: number | null
  readonly signal: string | null
  readonly stdout: Uint8Array
  readonly stderr: Uint8Array
  /** Why it was ended before its time. */
  readonly stopped?: 'timeout' | 'output' | 'memory' | 'processes' | 'cancelled'
  readonly durationMs: number
}

/** A program that goes on and is talked to: a command host, an agent. */
export interface SandboxProcess {
  readonly pid: number
  write(data: string | Uint8Array): void
  endInput(): void
  onOutput(listener: (chunk: Uint8Array) => void): void
  onError(listener: (chunk: Uint8Array) => void): void
  /** Ends the whole process group; done when nothing of it is left. */
  kill(): Promise<void>
  /** Settles once, when the process and its group are gone. */
  readonly exited: Promise<{ readonly exitCode: number | null; readonly signal: string | null }>
}

/** Where the programs of skills run. One contract test holds every implementation to the promises it makes. */
export interface Sandbox {
  readonly kind: 'bubblewrap' | 'limits' | 'off'
  readonly promises: ReadonlySet<SandboxPromise>
  /** One sentence for each thing it does not stop, for people. */
  readonly gaps: readonly string[]
  /** Runs to the end. Throws `missing-dependency` when the program is not there; any exit status is an outcome. */
  run(command: SandboxCommand, signal?: CancelSignal): Promise<SandboxOutcome>
  /** Starts and leaves it running; the limits on time and output do not apply, the others do. */
  start(command: SandboxCommand): SandboxProcess
}
