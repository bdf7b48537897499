import { join } from 'node:path'
import { MetierError, readStagedFile, type FileSystem, type StagedSkill } from '@metier/core'

/** Names the copies in a room's directory of skills; it lies beside them, so that a copy is byte for byte its source. */
export const stagedFileName = '.staged.json'

/** Bytes: a list of a thousand copies takes a quarter of this. */
const largest = 1024 * 1024

export interface StagedList {
  readonly staged: ReadonlyMap<string, StagedSkill>
  /** There is a list that nobody can read: then everything there is taken for a person's. */
  readonly isDamaged: boolean
}

/** Which copies lie in a directory of skills. */
export function readStaged(fileSystem: FileSystem, directory: string): StagedList {
  try {
    const file = fileSystem.readHead(join(directory, stagedFileName), largest + 1, { followLink: false })
    if (file === undefined) return { staged: new Map(), isDamaged: false }
    const isList = file.stat.kind === 'file' && file.bytes.length <= largest
    const staged = isList ? readStagedFile(new TextDecoder().decode(file.bytes)) : undefined
    return { staged: staged ?? new Map(), isDamaged: staged === undefined }
  } catch (error) {
    if (error instanceof MetierError) return { staged: new Map(), isDamaged: true }
    throw error
  }
}
