import { MetierError, type FileSystem } from '@metier/core'

/** Bytes of a SKILL.md (decisions R-22). */
const largestSkill = 1024 * 1024

/** What the standard is held against; `undefined` when it went since it was listed, which the next look reports. */
export function readForJudging(fileSystem: FileSystem, location: string): Uint8Array | undefined {
  try {
    return fileSystem.readHead(location, largestSkill)?.bytes
  } catch (error) {
    if (error instanceof MetierError) return undefined
    throw error
  }
}
