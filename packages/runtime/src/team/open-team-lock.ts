import { join } from 'node:path'
import { readLockFile, readTeamRecord, teamLock, writeTeamRecord, type TeamChange, type TeamRecord } from '@metier/core'
import { readTeamPath } from './read-team-path.ts'

/** What a team's lock says, and how it changes. */
export interface TeamLock {
  readonly record: TeamRecord
  /** The change that writes another record; `undefined` where the text stays as it is. */
  readonly changeTo: (record: TeamRecord) => TeamChange | undefined
}

/** Reads the lock of the team in this absolute directory; an absent one is empty. Throws as `readLockFile` does. */
export function openTeamLock(directory: string): TeamLock {
  const path = join(directory, teamLock)
  const bytes = readTeamPath(directory, teamLock) ?? null
  const text = bytes === null ? undefined : new TextDecoder().decode(bytes)
  const present = text === undefined ? undefined : readLockFile(text, path)
  return {
    record: text === undefined ? { skills: new Map(), files: new Map() } : readTeamRecord(text, path),
    changeTo: (record) => {
      const fresh = writeTeamRecord(record, present)
      if (fresh === text) return undefined
      return { path: teamLock, bytes: new TextEncoder().encode(fresh), before: bytes, keeps: false }
    },
  }
}
