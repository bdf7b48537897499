import type { CancelSignal } from '../ports/cancel-signal.ts'
import type { JsonSchema } from './json-schema.ts'

/** The part of https://standardschema.dev that is used; zod, valibot and arktype have it. */
export interface InputSchema<Input> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => unknown
    readonly types?: { readonly input: unknown; readonly output: Input } | undefined
  }
}

/** What a command is handed beside its input. */
export interface CommandContext {
  /** Ends when the caller no longer waits. */
  readonly signal: CancelSignal
  /** Absolute; of the skill, which cannot be written. */
  readonly skillDirectory: string
  /** A note for the user's log; it is no part of the result. */
  readonly log: (message: string) => void
}

export interface CommandDefinition<Input> {
  /** Without the skill's name, which is put before it. */
  readonly name: string
  readonly category?: 'read' | 'view' | 'write' | 'workflow' | 'general'
  /** One or two sentences for the model that chooses. */
  readonly description: string
  /** A schema of zod or its like, or a JSON Schema of an object; left out, the type of `run` counts. */
  readonly input?: InputSchema<Input> | JsonSchema
  readonly run: (input: Input, context: CommandContext) => unknown
  /** Milliseconds for which a result is given again for the same input. */
  readonly cache?: number
  /** How often a call that failed is tried again. */
  readonly retries?: number
  /** MCP hints, where those of the category do not fit. */
  readonly annotations?: {
    readonly title?: string
    readonly readOnlyHint?: boolean
    readonly destructiveHint?: boolean
    readonly idempotentHint?: boolean
    readonly openWorldHint?: boolean
  }
}

/** The key by which a host knows a command among all that a module exports. */
const brand = Symbol.for('metier.command')

/**
 * Declares a typed command of a skill, in `scripts/commands.ts`, `.js` or `.mjs`; export what it returns. What `run`
 * returns is the result: text as it is, anything else as JSON.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a command without a schema takes what its own type says
export function defineCommand<Input = any>(definition: CommandDefinition<Input>): CommandDefinition<Input> {
  return Object.freeze(Object.defineProperty({ ...definition }, brand, { value: true }))
}
