import type { FileSystem, SkillFiles } from '@metier/core'
import { digestFiles } from '../facts/digest-files.ts'
import { digestOrNothing } from '../facts/digest-or-nothing.ts'
import { readTree } from '../store/read-tree.ts'

/** The digest of a skill, in one look at its files where they allow it; `null` when it cannot be digested whole. */
export function digestAt(
  fileSystem: FileSystem,
  directory: string,
  files: SkillFiles | undefined = readTree(directory),
): string | null {
  return files === undefined ? digestOrNothing(fileSystem, directory) : digestFiles(files)
}
