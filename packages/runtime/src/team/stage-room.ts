import { basename, dirname, join, relative, sep } from 'node:path'
import {
  MetierError,
  folderNameProblem,
  planStaging,
  type Clock,
  type FileSystem,
  type FileWriter,
  type SkillToStage,
  type StagingStep,
} from '@metier/core'
import { pathInside } from '../discover/path-inside.ts'
import { withLock } from '../disk/with-lock.ts'
import { digestOrNothing } from '../facts/digest-or-nothing.ts'
import { applyStaging } from './apply-staging.ts'
import { filesToCopy } from './files-to-copy.ts'
import { readStaged, stagedFileName } from './read-staged.ts'
import type { RoomSkill } from './room-skill.ts'

export interface StageRoomOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly clock: Clock
  /** Absolute. */
  readonly projectRoot: string
  /** Absolute directory of skills of the room; made where there is none. */
  readonly directory: string
  readonly skills: readonly RoomSkill[]
  readonly dryRun: boolean
}

export interface StagedRoom {
  readonly steps: readonly StagingStep[]
  /** What cannot be copied, and why. */
  readonly refused: readonly { readonly name: string; readonly why: string }[]
  /** The list of earlier copies is damaged: they are taken for a person's and stay. */
  readonly isDamaged: boolean
}

/**
 * Copies skills into a room and takes away those copies that are no longer wanted (decisions R-10): each is made beside
 * and put in place whole; what a person made or changed there is never touched. Throws `refused` where a link would
 * carry the copies out of the project.
 */
export function stageRoom(options: StageRoomOptions): StagedRoom {
  refuseOutside(options)
  const path = join(options.directory, stagedFileName)
  return options.dryRun ? stage(options) : withLock({ ...options, path }, () => stage(options))
}

function stage(options: StageRoomOptions): StagedRoom {
  const { fileSystem, directory } = options
  const { staged, isDamaged } = readStaged(fileSystem, directory)
  const refused: { name: string; why: string }[] = []
  const wanted = new Map<string, SkillToStage>()
  for (const skill of options.skills) {
    const read = skill.isOfRoom ? toKeep(skill) : toStage(skill, options)
    if (typeof read === 'string') refused.push({ name: skill.name, why: read })
    else if (wanted.has(read.folder)) refused.push({ name: skill.name, why: `another skill is called ${read.folder}` })
    else wanted.set(read.folder, read)
  }
  const present = presentIn(fileSystem, directory, new Set([...staged.keys(), ...wanted.keys()]))
  const plan = planStaging({ wanted: [...wanted.values()], staged, present })
  if (!options.dryRun) applyStaging({ ...options, plan, before: staged })
  return { steps: plan.steps, refused, isDamaged }
}

function toKeep({ name, directory }: RoomSkill): SkillToStage {
  return { folder: basename(directory), name, origin: '', digest: '', isOfRoom: true }
}

/** A text says why the skill cannot be copied. */
function toStage({ name, directory }: RoomSkill, options: StageRoomOptions): SkillToStage | string {
  const { fileSystem, projectRoot } = options
  if (overlaps(directory, options)) return 'it lies where its copy would go'
  const digest = digestOrNothing(fileSystem, directory)
  if (digest === null) return 'not all of its files can be read, or a link leads out of it'
  try {
    filesToCopy(fileSystem, directory)
  } catch (error) {
    if (error instanceof MetierError) return error.message
    throw error
  }
  const isInside = pathInside(directory, projectRoot)
  const origin = isInside ? relative(projectRoot, directory).split(sep).join('/') : directory
  return { folder: folderNameProblem(name) === undefined ? name : basename(directory), name, origin, digest }
}

/** Copying a directory into itself, or over itself, would destroy the one there is. */
function overlaps(directory: string, { fileSystem, directory: target }: StageRoomOptions): boolean {
  const source = fileSystem.realPath(directory) ?? directory
  const room = fileSystem.realPath(target) ?? target
  return pathInside(source, room) || pathInside(room, source)
}

function presentIn(fileSystem: FileSystem, directory: string, folders: ReadonlySet<string>) {
  const present = new Map<string, string | null>()
  for (const folder of folders) {
    const path = join(directory, folder)
    const kind = fileSystem.statLink(path)?.kind
    if (kind !== undefined) present.set(folder, kind === 'directory' ? digestOrNothing(fileSystem, path) : null)
  }
  return present
}

function refuseOutside({ fileSystem, directory, projectRoot }: StageRoomOptions): void {
  const project = fileSystem.realPath(projectRoot) ?? projectRoot
  let present = directory
  while (fileSystem.statLink(present) === undefined && dirname(present) !== present) present = dirname(present)
  const real = fileSystem.realPath(present)
  const isInside = real !== undefined && pathInside(real, project) && fileSystem.stat(real)?.kind === 'directory'
  const list = fileSystem.statLink(join(directory, stagedFileName))?.kind ?? 'file'
  if (isInside && list === 'file') return
  throw new MetierError({
    code: 'refused',
    message: `${isInside ? join(directory, stagedFileName) : directory} is a file or a link where a ${isInside ? 'file' : 'folder'} of this project should be.`,
    next: 'Nothing was copied. Move it away.',
    data: { directory },
  })
}
