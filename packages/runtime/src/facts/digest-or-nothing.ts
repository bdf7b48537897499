import { MetierError, type FileSystem } from '@metier/core'
import { digestDirectory } from './digest-directory.ts'

/** The digest of a skill; `null` when it cannot be digested whole: then nobody can vouch for it. */
export function digestOrNothing(fileSystem: FileSystem, directory: string): string | null {
  try {
    return digestDirectory(fileSystem, directory)
  } catch (error) {
    if (error instanceof MetierError) return null
    throw error
  }
}
