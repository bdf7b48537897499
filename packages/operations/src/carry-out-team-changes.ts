import type { FileSystem, TeamChange } from '@metier/core'
import { applyTeamChanges } from '@metier/runtime'
import { join } from 'node:path'
import type { OperationContext } from './operation-context.ts'

export interface TeamChangesToCarryOut {
  readonly changes: readonly TeamChange[]
  /** Absolute. */
  readonly directory: string
  /** Only say what would be done. */
  readonly dryRun: boolean
}

export interface CarriedOut {
  readonly applied: boolean
  /** Absolute directory of what was or would be kept; `null` where nothing needs to be. */
  readonly archive: string | null
}

/** Writes what was planned for a team, unless that was only to be shown. */
export function carryOutTeamChanges(
  { changes, directory, dryRun }: TeamChangesToCarryOut,
  { fileSystem, writer, clock }: OperationContext,
): CarriedOut {
  const archive = freePath(
    fileSystem,
    join(directory, 'archive', new Date(clock.now()).toISOString().replaceAll(/[:.]/g, '-')),
  )
  const applied = !dryRun && changes.length > 0
  if (applied) applyTeamChanges({ changes, directory, fileSystem, writer, archive })
  return { applied, archive: changes.some(({ keeps }) => keeps) ? archive : null }
}

/** What one change keeps must not fall onto what another did. */
function freePath(fileSystem: FileSystem, path: string): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? path : `${path}-${number}`
    if (fileSystem.statLink(candidate) === undefined) return candidate
  }
}
