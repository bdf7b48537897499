/** A running program that is an agent. */
export interface AgentProcess {
  readonly input: NodeJS.WritableStream
  readonly output: NodeJS.ReadableStream
  /** The end of what it wrote to standard error, for messages. */
  errorTail(): string
  /** Settles once, when the program has ended. */
  readonly exited: Promise<{ readonly exitCode: number | null; readonly signal: string | null }>
  /** Ends it and everything it started; done when that is so. */
  kill(): Promise<void>
}
