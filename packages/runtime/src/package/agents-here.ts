import { signsOf, type Dialect, type DialectRoot, type FileSystem } from '@metier/core'

export interface AgentsHereOptions {
  readonly fileSystem: FileSystem
  /** The table of agents. */
  readonly dialects: readonly Dialect[]
  /** Makes a place absolute. */
  readonly locate: (root: DialectRoot) => string
}

/** The clients that are in use on this machine or in this project, by the first trace of each: id and absolute path. */
export function agentsHere({ fileSystem, dialects, locate }: AgentsHereOptions): ReadonlyMap<string, string> {
  return new Map(
    dialects
      .filter(({ kind }) => kind === 'client')
      .flatMap((dialect) => {
        const found = signsOf(dialect)
          .map(locate)
          .find((path) => fileSystem.stat(path) !== undefined)
        return found === undefined ? [] : [[dialect.id, found] as const]
      }),
  )
}
