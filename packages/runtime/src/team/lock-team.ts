import { join } from 'node:path'
import { teamLock, type FileSystem, type FileWriter } from '@metier/core'
import { withLock } from '../disk/with-lock.ts'

export interface LockTeamOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  /** Absolute directory of the team, which is there. */
  readonly directory: string
}

/**
 * Does something to a team while no other process of ours does. Between looking whether a file is as it was and writing it,
 * another one's writing would be lost.
 */
export function lockTeam<Result>({ fileSystem, writer, directory }: LockTeamOptions, action: () => Result): Result {
  return withLock({ fileSystem, writer, path: join(directory, teamLock) }, action)
}
