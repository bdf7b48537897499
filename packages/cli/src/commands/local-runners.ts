import type { OperationContext } from '@metier/operations'
import type { FirstWordsMemory } from '@metier/server'
import type { ParsedArguments } from '../arguments/parsed-arguments.ts'
import type { Environment } from '../environment.ts'

export interface LocalRun {
  readonly run: Extract<ParsedArguments, { kind: 'run' }>
  readonly environment: Environment
  readonly context: OperationContext
  /** What `mcp` said first when it was last started. */
  readonly memory?: FirstWordsMemory
}

/** Runs a command that is no operation; gives the exit status. */
export type LocalRunner = (local: LocalRun) => Promise<number>

/** The commands of `localCommands`, each loaded when it is called. */
export const localRunners: Readonly<Record<string, LocalRunner | undefined>> = {
  __complete: async (local) => (await import('./complete-words.ts')).completeWords(local),
  completion: async (local) => (await import('./print-completion.ts')).printCompletion(local),
  mcp: async (local) => (await import('./run-mcp.ts')).runMcp(local),
  serve: async (local) => (await import('./run-serve.ts')).runServe(local),
}
