import type { Diagnostic } from '../diagnostic.ts'
import type { JsonSchema } from './json-schema.ts'

/** What reading a file told of one command; nothing of it was run. */
export interface FoundCommand {
  /** As declared, without the skill's name. */
  readonly name: string
  readonly description: string
  /** As declared; `undefined` where the file says none. */
  readonly category: string | undefined
  /** JSON Schema of the input, an object type; `undefined` where only running the file would tell. */
  readonly input: JsonSchema | undefined
  /** MCP hints that the author gave. */
  readonly annotations: Readonly<Record<string, boolean | string>>
  /** Milliseconds; 0 is never. */
  readonly cacheMs: number
  readonly retries: number
  /** The function or variable that holds it, where the file names one. */
  readonly symbol: string | undefined
  /** 0-based UTF-16 offset of the declaration in the file. */
  readonly offset: number
}

/** The commands of one file, and what is wrong with the others in it. */
export interface FoundCommands {
  readonly commands: readonly FoundCommand[]
  readonly diagnostics: readonly Diagnostic[]
  /** There are commands that only running the file would name. */
  readonly dynamic: boolean
}
