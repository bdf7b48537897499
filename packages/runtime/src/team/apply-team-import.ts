import { chmodSync, lstatSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MetierError, type FileSystem, type FileWriter, type SkillFiles, type TeamImportPlan } from '@metier/core'
import { diskError, systemErrorCode } from '../disk/disk-error.ts'
import { enterStaging } from '../store/enter-staging.ts'
import { leaveStaging } from '../store/leave-staging.ts'
import { replaceDirectory } from '../store/replace-directory.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { lockTeam } from './lock-team.ts'
import { refuseOutside } from './refuse-outside.ts'

export interface ApplyTeamImportOptions {
  readonly plan: TeamImportPlan
  /** Absolute directory of the team; made where there is none. */
  readonly directory: string
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  /** Absolute directory that files go to before others take their place. */
  readonly archive: string
}

/**
 * Carries an import out. Throws `file-unwritable` where the disk does not let it, and `refused` before anything is written
 * where a folder of the team leads out of it, or where a skill has come since the plan was made.
 */
export function applyTeamImport(options: ApplyTeamImportOptions): void {
  try {
    mkdirSync(options.directory, { recursive: true })
    lockTeam(options, () => carryOut(options))
  } catch (error) {
    if (error instanceof MetierError || systemErrorCode(error) === '') throw error
    const path = error instanceof Error && 'path' in error ? String(error.path) : options.directory
    throw diskError('file-unwritable', path, error)
  }
}

function carryOut({ plan, directory, writer, archive }: ApplyTeamImportOptions): void {
  const added = plan.skills.filter(({ action }) => action === 'add')
  const rootOf = (agent?: string) => join(directory, ...(agent === undefined ? [] : ['agents', agent]), 'skills')
  for (const { agent, as } of added) {
    const target = join(rootOf(agent), as)
    refuseOutside(target, directory)
    refusePresent(target)
  }
  for (const { path, replaces } of plan.files) {
    const target = join(directory, path)
    refuseOutside(target, directory)
    if (!replaces) refusePresent(target)
  }
  refuseOutside(archive, directory)
  for (const { path, bytes, replaces } of plan.files) {
    const target = join(directory, path)
    if (replaces) writer.rename(target, join(archive, path))
    writer.write(target, bytes)
  }
  for (const agent of new Set(added.map((skill) => skill.agent)))
    placeSkills(
      rootOf(agent),
      added.filter((skill) => skill.agent === agent),
    )
}

/** What has come since the plan was made is somebody's, and in no archive. */
function refusePresent(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) throw changedMeanwhile(path)
}

/** All skills of one place are prepared in one directory beside it, which is made and taken away once. */
function placeSkills(root: string, skills: TeamImportPlan['skills']): void {
  enterStaging(root)
  try {
    for (const { as, files } of skills)
      replaceDirectory({ root, name: as, make: (path) => writeFiles(path, files), isStaged: true })
  } finally {
    leaveStaging(root)
  }
}

function writeFiles(directory: string, files: SkillFiles): void {
  const made = new Set<string>()
  for (const [path, { bytes, executable }] of files) {
    const target = join(directory, ...path.split('/'))
    const parent = dirname(target)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    writeFileSync(target, bytes)
    if (executable) chmodSync(target, 0o755)
  }
}
