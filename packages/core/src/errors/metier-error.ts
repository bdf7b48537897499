import type { ErrorCodeName } from './error-codes.ts'

export interface MetierErrorOptions {
  readonly code: ErrorCodeName
  /** One sentence: what failed, and on what. */
  readonly message: string
  /** One sentence: what the reader can do now. */
  readonly next?: string
  /** Facts for programs. Never a secret. */
  readonly data?: Readonly<Record<string, unknown>>
  readonly cause?: unknown
}

/**
 * We or the world failed. What is wrong with a user's file is a `Diagnostic` instead.
 * The code decides the exit status, the HTTP status and the MCP error (`errorCodes`).
 */
export class MetierError extends Error {
  /** Stable, where the wording of `message` may change. */
  readonly code: ErrorCodeName
  /** What the reader can do about it, as a sentence. */
  readonly next: string | undefined
  /** Facts for programs; empty where there are none. */
  readonly data: Readonly<Record<string, unknown>>

  constructor(options: MetierErrorOptions) {
    super(options.message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'MetierError'
    this.code = options.code
    this.next = options.next
    this.data = options.data ?? {}
  }
}
