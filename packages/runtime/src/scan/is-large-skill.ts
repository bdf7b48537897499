import { join } from 'node:path'
import { MetierError, type FileSystem } from '@metier/core'

/**
 * Bytes of all files. A kilobyte of programs takes some three milliseconds to judge, one of prose much less: what is
 * smaller is judged sooner than another thread has it, and holds nobody up for longer than an answer takes.
 */
const largestSmall = 16 * 1024
/** Files and directories: many empty ones take time, too. */
const mostEntries = 100

/** Does judging a skill take so long that others should not wait for it? Costs a stat for each file. */
export function isLargeSkill(fileSystem: FileSystem, directory: string): boolean {
  let bytesLeft = largestSmall
  let entriesLeft = mostEntries
  const isBeyond = (at: string): boolean =>
    (fileSystem.list(at) ?? []).some(({ name, kind }) => {
      entriesLeft -= 1
      if (kind === 'directory') return entriesLeft < 0 || isBeyond(join(at, name))
      if (kind === 'file') bytesLeft -= fileSystem.statLink(join(at, name))?.size ?? 0
      return bytesLeft < 0 || entriesLeft < 0
    })
  try {
    return isBeyond(directory)
  } catch (error) {
    // It is judged where it is asked for, and that says what is amiss.
    if (error instanceof MetierError) return false
    throw error
  }
}
