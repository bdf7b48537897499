import { MetierError, type FileSystem } from '@metier/core'
import { readOwnFile } from '../disk/read-own-file.ts'
import { readUsage } from './read-usage.ts'
import type { SkillUse } from './skill-use.ts'

/** What is counted, the skill used last at the end. */
export interface UsageCounts {
  readonly skills: readonly SkillUse[]
  /** A file is there that cannot be believed. */
  readonly damaged: boolean
}

/** Reads the file of counts; one that others could have written is not believed, for it decides what an agent is shown. */
export function readCounts(fileSystem: FileSystem, path: string): UsageCounts {
  try {
    const bytes = readOwnFile(fileSystem, path)
    const skills = bytes && readUsage(new TextDecoder().decode(bytes))
    return { skills: skills ?? [], damaged: skills === undefined && fileSystem.statLink(path) !== undefined }
  } catch (error) {
    if (error instanceof MetierError) return { skills: [], damaged: true }
    throw error
  }
}
