import { readdirSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathsProblem, type FileSystem, type FileWriter, type TeamChange } from '@metier/core'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { lockTeam } from './lock-team.ts'
import { readTeamPath } from './read-team-path.ts'
import { refuseOutside } from './refuse-outside.ts'

export interface ApplyTeamChangesOptions {
  readonly changes: readonly TeamChange[]
  /** Absolute directory of the team; made where there is none. */
  readonly directory: string
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  /** Absolute directory for what is not to be lost. */
  readonly archive: string
}

/**
 * Carries a plan out, each file whole or not at all; what is to be kept is in the archive before anything takes its
 * place. Throws `refused` before anything is written where a file is not as it was when the plan was made, or where a
 * link leads out of the team. Of several processes one at a time writes.
 */
export function applyTeamChanges(options: ApplyTeamChangesOptions): void {
  const { changes, directory, writer } = options
  const problem = pathsProblem(changes.map(({ path }) => path))
  if (problem !== undefined) throw new TypeError(`A plan for a team has a path that cannot be written: ${problem}.`)
  writer.makeDirectory(directory)
  lockTeam(options, () => carryOut(options))
}

function carryOut({ changes, directory, writer, archive }: ApplyTeamChangesOptions): void {
  for (const change of changes) {
    refuseOutside(join(directory, change.path), directory)
    refuseOther(change, directory)
  }
  if (changes.some(({ keeps }) => keeps)) refuseOutside(archive, directory)
  for (const { path, before, keeps } of changes) if (keeps && before !== null) writer.write(join(archive, path), before)
  for (const { path, bytes, executable } of changes) {
    if (bytes !== null) writer.write(join(directory, path), bytes, executable === true ? { mode: 0o755 } : {})
  }
  // Last, so that the merged file exists before its sources are removed.
  for (const { path, bytes } of changes) {
    if (bytes !== null) continue
    writer.remove(join(directory, path))
    removeEmpty(dirname(join(directory, path)), directory)
  }
}

function refuseOther({ path, before }: TeamChange, directory: string): void {
  const there = readTeamPath(directory, path)
  const isSame = before === null ? there === undefined : there instanceof Uint8Array && areSame(there, before)
  if (isSame) return
  throw changedMeanwhile(join(directory, path))
}

function areSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}

function removeEmpty(from: string, directory: string): void {
  for (let at = from; at !== directory && at.startsWith(directory); at = dirname(at)) {
    try {
      if (readdirSync(at).length > 0) return
      rmdirSync(at)
    } catch {
      return
    }
  }
}
