import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileWriter, SkillFiles, TeamImportPlan } from '@metier/core'
import { replaceDirectory } from '../store/replace-directory.ts'
import { refuseOutside } from './refuse-outside.ts'

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

function writeFiles(directory: string, files: SkillFiles): void {
  mkdirSync(directory, { recursive: true })
  for (const [path, { bytes, executable }] of files) {
    const target = join(directory, ...path.split('/'))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, bytes)
    if (executable) chmodSync(target, 0o755)
  }
}
