import { dirname, isAbsolute, join } from 'node:path'
import {
  writeStagedFile,
  type FileSystem,
  type FileWriter,
  type SkillToStage,
  type StagedSkill,
  type StagingPlan,
} from '@metier/core'
import { digestOrNothing } from '../facts/digest-or-nothing.ts'
import { filesToCopy } from './files-to-copy.ts'
import { stagedFileName } from './read-staged.ts'

export interface ApplyStagingOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  /** Absolute. */
  readonly projectRoot: string
  /** Absolute directory of skills of the room. */
  readonly directory: string
  readonly plan: StagingPlan
  /** What was copied before, by folder. */
  readonly before: ReadonlyMap<string, StagedSkill>
}

/**
 * Carries a plan out. The list of copies is written before anything is put in place, with the digests of what is there
 * and of what comes, so that a process that is killed leaves nothing that the next one takes for a person's.
 */
export function applyStaging(options: ApplyStagingOptions): void {
  const { fileSystem, writer, directory, plan, before } = options
  const list = join(directory, stagedFileName)
  const staging = join(dirname(directory), '.metier-copies')
  // What a killed process left there, and a link that somebody laid in our way: this process holds the lock.
  if (fileSystem.statLink(staging) !== undefined) writer.remove(staging)
  const coming = new Map<string, StagedSkill>()
  for (const { folder, skill } of plan.steps)
    if (skill !== undefined) coming.set(folder, copyTo(staging, skill, options))
  const leaving = plan.steps.flatMap(({ action, folder }) => (action === 'remove' ? [folder] : []))
  const after = new Map([...plan.staged, ...coming])
  if (coming.size + leaving.length > 0) {
    writer.write(list, writeStagedFile(meanwhile(plan, coming, before)))
    for (const folder of [...leaving, ...coming.keys()]) writer.remove(join(directory, folder))
    for (const folder of coming.keys()) writer.rename(join(staging, folder), join(directory, folder))
    writer.remove(staging)
  }
  if (after.size === 0) writer.remove(list)
  else if (coming.size > 0 || writeStagedFile(after) !== writeStagedFile(before))
    writer.write(list, writeStagedFile(after))
}

function copyTo(staging: string, skill: SkillToStage, { fileSystem, writer, projectRoot }: ApplyStagingOptions) {
  const { folder, name, origin, digest: source } = skill
  const fresh = join(staging, folder)
  const from = isAbsolute(origin) ? origin : join(projectRoot, ...origin.split('/'))
  for (const file of filesToCopy(fileSystem, from)) {
    const bytes = fileSystem.read(file.source) ?? new Uint8Array()
    writer.write(join(fresh, ...file.path), bytes, { mode: file.mode, durable: false })
  }
  return { name, origin, source, digest: digestOrNothing(fileSystem, fresh) ?? source }
}

function meanwhile(
  { staged }: StagingPlan,
  coming: ReadonlyMap<string, StagedSkill>,
  before: ReadonlyMap<string, StagedSkill>,
): ReadonlyMap<string, StagedSkill> {
  const known = new Map([...before, ...staged])
  for (const [folder, skill] of coming) {
    const was = before.get(folder)?.digest
    known.set(folder, was === undefined ? skill : { ...skill, was })
  }
  return known
}
