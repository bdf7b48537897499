import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { MetierError, type Clock, type FileSystem, type FileWriter, type Host } from '@metier/core'
import { platformDirectories } from '../../config/platform-directories.ts'
import { diskError } from '../../disk/disk-error.ts'
import { digestDirectory } from '../../facts/digest-directory.ts'
import { copyTree } from '../../store/copy-tree.ts'
import { insideLink } from '../../store/inside-link.ts'
import { isWholeCopy } from './is-whole-copy.ts'
import type { JudgedCopies, JudgedSkill } from './judged-copies.ts'
import { staleCopies } from './stale-copies.ts'
import { writeStamp } from './write-stamp.ts'

export interface OpenJudgedCopiesOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly host: Host
  readonly clock: Clock
}

/**
 * In a folder of the user's cache that nobody else can look into, one for each digest. It is the copy that is hashed, after
 * it was made: between what was judged and what runs there is no other look at the skill.
 */
export function openJudgedCopies(options: OpenJudgedCopiesOptions): JudgedCopies {
  const root = join(platformDirectories(options.host).cache, 'judged')
  return {
    of(skill) {
      const place = join(root, skill.digest.replace(':', '-'))
      if (!isWholeCopy(place, skill.digest, options)) {
        try {
          make(skill, { place, root }, options)
        } catch (error) {
          throw error instanceof MetierError ? error : diskError('file-unwritable', place, error)
        }
      }
      return join(place, 'files')
    },
  }
}

interface CopyPlace {
  readonly place: string
  /** Holds all copies. */
  readonly root: string
}

function make(skill: JudgedSkill, { place, root }: CopyPlace, options: OpenJudgedCopiesOptions): void {
  mkdirSync(root, { recursive: true, mode: 0o700 })
  for (const stale of staleCopies(root, options)) rmSync(stale, { recursive: true, force: true })
  const staging = mkdtempSync(join(root, `${process.pid}-`))
  const damaged = `${staging}.damaged`
  try {
    fill(join(staging, 'files'), skill, options.fileSystem)
    // A program that runs from a damaged copy goes on with the files it has open.
    if (options.fileSystem.statLink(place) !== undefined) renameSync(place, damaged)
    renameSync(staging, place)
  } catch (error) {
    // Another process may have been faster.
    if (!isWholeCopy(place, skill.digest, options)) throw error
  } finally {
    for (const left of [staging, damaged]) rmSync(left, { recursive: true, force: true })
  }
  writeStamp(place, options)
}

function fill(files: string, { directory, digest }: JudgedSkill, fileSystem: FileSystem): void {
  const skill = { directory, digest }
  try {
    copyTree(fileSystem.realPath(directory) ?? directory, files, insideLink)
    if (digestDirectory(fileSystem, files) === digest) return
  } catch (error) {
    // A link or a pipe that was not there when it was judged, or a file that no longer is.
    if (!(error instanceof MetierError)) throw error
    if (error.code !== 'refused' && error.data?.['systemCode'] !== 'ENOENT') throw error
  }
  throw changed(skill)
}

function changed({ directory, digest }: JudgedSkill): MetierError {
  return new MetierError({
    code: 'refused',
    message: `${directory} was changed after it was judged, so nothing of it is started.`,
    next: 'Run it again: it is judged anew as it is now.',
    data: { directory, digest },
  })
}
