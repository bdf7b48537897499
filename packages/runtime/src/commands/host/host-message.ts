/** What a host says of one command that it loaded. */
export interface ToldCommand {
  readonly name: string
  readonly description?: string | null
  readonly category?: string | null
  readonly annotations?: Readonly<Record<string, unknown>>
  readonly cache?: unknown
  readonly retries?: unknown
  readonly input?: Readonly<Record<string, unknown>>
}

export interface HostProblem {
  readonly message: string
  /** Where it happened, as the language writes it. */
  readonly trace?: string
}

/** One file that was to be loaded. */
export interface LoadedFile {
  /** Relative to the skill. */
  readonly file: string
  readonly commands: readonly ToldCommand[]
  readonly problem?: HostProblem
}

/** A line of a host, by the number of the question; a note answers none. */
export interface HostMessage {
  readonly id?: number
  readonly files?: readonly LoadedFile[]
  readonly text?: string
  readonly value?: unknown
  readonly wrongInput?: readonly string[]
  readonly problem?: HostProblem
  readonly note?: string
}
