import type { CatalogEntry, IndexBudgetOptions, Preset, SearchAnswer } from '@metier/core'
import type { FindMeantOptions } from '@metier/operations'
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { CatalogService, RenderingSettings, Session, SkillSearch, ViewOptions } from '@metier/runtime'
import type { CommandToolsOptions } from './command-tools-options.ts'
import type { FirstWords } from './first-words.ts'
import type { ExecuteSkill } from '../skill-execution.ts'
import type { PendingCalls } from './pending-calls.ts'

/** What one connection works on. The view is taken anew at every request: it is the catalogue's state then (OMN-38). */
export interface McpScope {
  readonly catalog: CatalogService
  readonly view: ViewOptions
  readonly search: SkillSearch
  /** Asks the service for embeddings and the judge too; nothing where the user's settings name neither. */
  readonly findMeant?:
    | ((question: Omit<FindMeantOptions, 'search'>) => Promise<SearchAnswer<CatalogEntry> | undefined>)
    | undefined
  /** Counts that a skill was loaded, where the user wants that. */
  readonly noteUse?: ((entry: CatalogEntry) => void) | undefined
  readonly preset: Preset
  /** The settings now in force, as far as the text of a skill depends on them. */
  readonly settings: () => RenderingSettings
  /** Whether the index and the tools are shown (BTW-21, decisions R-44). */
  readonly exposed: boolean
  /** What stands for a dot in the names of listed tools (decisions R-32). */
  readonly separator: string
  /** What this conversation has loaded; `undefined` where requests belong to no conversation. */
  readonly session: Session | undefined
  /** Calls that wait for an answer of the person at the client; shared by the requests of a stateless protocol. */
  readonly pending: PendingCalls<CallToolResult>
  /** The typed commands of skills; absent where there is nothing to run them. */
  readonly commands: CommandToolsOptions | undefined
  /** Runs skills; `undefined` where they can only be read. */
  readonly execute: ExecuteSkill | undefined
  /** What to say as long as the catalogue is not open. */
  readonly firstWords: (() => FirstWords | undefined) | undefined
  /** How long the index may be. */
  readonly budget: IndexBudgetOptions
}
