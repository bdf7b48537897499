import { chmodSync, lstatSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MetierError, type FileWriter, type SkillFiles, type TeamImportPlan } from '@metier/core'
import { pathInside } from '../discover/path-inside.ts'
import { replaceDirectory } from '../store/replace-directory.ts'

export interface ApplyTeamImportOptions {
  readonly plan: TeamImportPlan
  /** Absolute directory of the team; made where there is none. */
  readonly directory: string
  readonly writer: FileWriter
  /** Absolute directory that files go to before others take their place. */
  readonly archive: string
}

/** Carries an import out. Throws `refused` before anything is written where a folder of the team leads out of it. */
export function applyTeamImport({ plan, directory, writer, archive }: ApplyTeamImportOptions): void {
  const added = plan.skills.filter(({ action }) => action === 'add')
  const rootOf = (agent?: string) => join(directory, ...(agent === undefined ? [] : ['agents', agent]), 'skills')
  mkdirSync(directory, { recursive: true })
  for (const { agent } of added) refuseOutside(rootOf(agent), directory)
  for (const { path } of plan.files) refuseOutside(join(directory, path), directory)
  refuseOutside(archive, directory)
  for (const { path, bytes, replaces } of plan.files) {
    const target = join(directory, path)
    if (replaces) writer.rename(target, join(archive, path))
    writer.write(target, bytes)
  }
  for (const { agent, as, files } of added)
    replaceDirectory({ root: rootOf(agent), name: as, make: (path) => writeFiles(path, files) })
}

/** A link among the team's folders would carry a stranger's files to wherever it leads. */
function refuseOutside(path: string, directory: string): void {
  let present = path
  while (lstatSync(present, { throwIfNoEntry: false }) === undefined) present = dirname(present)
  const target = realPathOf(present)
  if (target !== undefined && pathInside(target, realpathSync(directory))) return
  throw new MetierError({
    code: 'refused',
    message: `${path} is a link that leads out of the team's folder.`,
    next: 'Nothing was written. Put a folder in the place of the link.',
  })
}

/** `undefined` for a link that leads to nothing. */
function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

function writeFiles(directory: string, files: SkillFiles): void {
  mkdirSync(directory, { recursive: true })
  for (const [path, { bytes, executable }] of files) {
    const target = join(directory, ...path.split('/'))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, bytes)
    if (executable) chmodSync(target, 0o755)
  }
}
