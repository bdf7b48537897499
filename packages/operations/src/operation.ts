import type { ZodObject, ZodType, z } from 'zod'
import type { OperationContext } from './operation-context.ts'

/** What an operation does to the world; drives MCP annotations, confirmation, `--dry-run` and token scopes. */
export type Effect = 'read' | 'write' | 'execute' | 'network'

/** Where an operation shows. An agent's tool list stays short, so `mcp` is rare. */
export type Surface = 'cli' | 'mcp' | 'http' | 'library'

export interface OperationExample {
  /** As typed after `metier `. */
  readonly command: string
  readonly explains: string
}

/** One capability, defined once; every surface is derived from it. */
export interface Operation<Input extends ZodObject = ZodObject, Output extends ZodType = ZodType> {
  /** The command, words separated by a space: `list`, `team route`. */
  readonly name: string
  /** One line for `--help` and tool lists. */
  readonly summary: string
  /** Markdown for the reference page. */
  readonly description?: string
  readonly group: 'seeing' | 'writing' | 'running' | 'sharing' | 'teams'
  readonly effects: readonly Effect[]
  readonly surfaces: readonly Surface[]
  /** Every field has `.describe(…)`: it is the option's help text. */
  readonly input: Input
  readonly output: Output
  /** Input keys that make it write to this machine where it only reads otherwise: not taken over HTTP. */
  readonly localInput?: readonly string[]
  /**
   * The user's own decision: over HTTP it takes a token, on the loopback address too. A program of a skill may reach that
   * address, but cannot read a token.
   */
  readonly needsToken?: boolean
  /** Input keys that are positional on the command line, in order. An array-typed last one takes the rest. */
  readonly positional?: readonly string[]
  /** Input keys that no command line can carry: a program gives them. */
  readonly programInput?: readonly string[]
  /** Words behind the first positional are handed to the last one as they are, options among them. */
  readonly verbatim?: boolean
  /** One-letter options by input key. */
  readonly short?: Readonly<Record<string, string>>
  readonly examples?: readonly OperationExample[]
  /** Done, and the answer is no: exit status 1. Anything else is 0. */
  readonly isNo?: (output: z.infer<Output>) => boolean
  /** May the same question have another answer next time, though nothing on this machine changed? By default it may not. */
  readonly isMomentary?: (output: z.infer<Output>) => boolean
  readonly handler: (input: z.infer<Input>, context: OperationContext) => Promise<z.infer<Output>>
}
