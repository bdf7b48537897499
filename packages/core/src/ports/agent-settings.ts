import type { AgentDriver } from './agent-driver.ts'

/** One agent as the user's settings describe it: `agents.entries.<id>`. Plain data. */
export interface AgentSettings {
  readonly kind: AgentDriver['kind']
  /** Program of an `acp` or `cli-process` agent: a name on PATH or an absolute path. Never a shell line. */
  readonly command?: string
  readonly arguments?: readonly string[]
  /** Names of variables of Metier's own environment that the program gets, beside those every program gets. */
  readonly environment?: readonly string[]
  /** How a `cli-process` agent is called and its output read, by the name of a row. */
  readonly format?: string
  /** Whose interface an `ai-sdk` agent speaks. */
  readonly provider?: 'openai-compatible' | 'anthropic'
  readonly model?: string
  readonly baseUrl?: string
  /** Name of the variable that holds the key; the key itself stands in no file of Metier. */
  readonly apiKeyEnvironment?: string
}
