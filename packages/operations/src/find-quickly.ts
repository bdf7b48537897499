import type { FileSystem, Host } from '@metier/core'
import { searchFromLast } from '@metier/runtime'
import { findOutputOf } from './find-output-of.ts'
import type { FindOutput } from './find.ts'

export interface FindQuicklyOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
  /** Absolute. */
  readonly cwd: string
  /** Names the code that reads skills. */
  readonly reader: string
  readonly words: readonly string[]
  /** Milliseconds since the epoch. */
  readonly now: number
}

const usualLimit = 10

/**
 * The answer of `find WORDS`, from the index of the last search, where nothing that decides has changed since; `isOld`
 * when it is time to look at the skills again. `undefined` where the skills themselves must be asked.
 */
export function findQuickly(
  options: FindQuicklyOptions,
): { readonly output: FindOutput; readonly isOld: boolean } | undefined {
  const { words, host, ...place } = options
  if ((host.environment['METIER_NO_CACHE'] ?? '') !== '') return undefined
  // Somebody was answered from here, and this is the look behind the answer.
  if ((host.environment['METIER_LOOK_AGAIN'] ?? '') !== '') return undefined
  const last = searchFromLast({ ...place, host, query: words.join(' '), limit: usualLimit })
  return last && { output: findOutputOf(last.answer, (skill) => skill), isOld: last.isOld }
}
