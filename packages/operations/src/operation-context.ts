import type { Clock, FileSystem, FileWriter, Host } from '@metier/core'
import type {
  CatalogService,
  CommandService,
  Configuration,
  ExecutionGuard,
  FactCache,
  JobService,
  Journal,
  Listings,
  SkillScanner,
  SkillScannerOptions,
} from '@metier/runtime'
import type { StopNote } from './stop-note.ts'

/** The ports, wired. Handlers reach the world through this and nothing else. */
export interface OperationContext {
  /** Absolute directory the user stands in (`--cwd`). */
  readonly cwd: string
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly host: Host
  readonly clock: Clock
  /** Of the product, where the caller knows it. */
  readonly version?: string
  /** Names the code that reads skills; absent where nothing is kept for the next command. */
  readonly reader?: string
  /** Absolute directory of the skills that ship with Metier. */
  readonly bundledSkills?: string
  readonly configuration: Configuration
  /** Opened on first use: a command that needs no catalogue pays for none. */
  readonly catalog: () => Promise<CatalogService>
  /** Through which everything of a skill runs; opened on first use. */
  readonly guard: () => Promise<ExecutionGuard>
  /** Forked skills; opened on first use. */
  readonly jobs: () => Promise<JobService>
  /** The typed commands of skills; opened on first use. */
  readonly commands: () => Promise<CommandService>
  /** Ends what was started for this context and would keep the process alive. */
  readonly close?: () => Promise<void>
  /** Where things are asked for, as the log of executions names it: `cli`, `mcp`, `http`, `library`. */
  readonly surface: string
  /** Where digests are remembered, so that the next listing shows them. */
  readonly facts?: FactCache
  /** What starts this program again, to share work with; absent where there is none to start. */
  readonly program?: readonly [string, ...string[]]
  /** The variables that it inherits: none of them decides an answer by being handed on. Those of the host without. */
  readonly inherited?: Readonly<Record<string, string | undefined>>
  /** Scans skills by their directories, with what it said before kept; the options are those of one call. */
  readonly scanner: (options?: Pick<SkillScannerOptions, 'asked' | 'rulesFiles' | 'crew'>) => SkillScanner
  /** What was read of the skills, to be saved when the answer has been given. */
  readonly listings?: Listings
  /** Where problems and progress go; never stdout. */
  readonly journal: Journal
  /** What was piped into the command, as text; absent where nothing can be. Throws `usage` where nothing is. */
  readonly standardInput?: () => Promise<string>
  /** Asks the user for what nobody may see on the screen; `undefined` where there is nobody to ask. */
  readonly secret?: (question: string) => Promise<string>
  /** Asks the user; `undefined` where there is nobody to ask (no terminal, `--json`, a daemon). */
  readonly confirm?: (question: string) => Promise<boolean>
  /** Shows what goes on while it goes on; absent where nobody watches. */
  readonly progress?: (what: string) => void
  /** Takes what to tell somebody who stops the command from here on; the last counts. Absent where nobody can. */
  readonly ifStopped?: (note: StopNote) => void
  /** Has the user write a line, empty included; `undefined` where there is nobody to ask. */
  readonly question?: (question: string) => Promise<string>
  /** Lets the user pick one; `undefined` where there is nobody to ask. */
  readonly choose?: (question: string, choices: readonly string[]) => Promise<string | undefined>
}
