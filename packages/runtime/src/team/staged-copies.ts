import { join } from 'node:path'
import { isCopy, type FileSystem } from '@metier/core'
import { digestOrNothing } from '../facts/digest-or-nothing.ts'
import { stampDirectory } from '../scan/stamp-directory.ts'
import { readStaged } from './read-staged.ts'

/** Digests by directory, with the stamp they were made under: a session asks for its room again and again. */
export type CopyDigests = Map<string, { readonly stamp: string; readonly digest: string | null }>

/**
 * The copies in a room's directory of skills that nobody has changed, as absolute directories: what they were copied
 * from is in force and not they (decisions R-10). One that was changed is the room's own.
 */
export function stagedCopies(fileSystem: FileSystem, directory: string, known: CopyDigests): readonly string[] {
  const copies: string[] = []
  for (const [folder, staged] of readStaged(fileSystem, directory).staged) {
    const path = join(directory, folder)
    if (fileSystem.statLink(path)?.kind !== 'directory') continue
    if (isCopy(staged, digestOf(fileSystem, path, known))) copies.push(path)
  }
  return copies
}

function digestOf(fileSystem: FileSystem, path: string, known: CopyDigests): string | null {
  const stamp = stampDirectory(fileSystem, path)?.text
  const before = known.get(path)
  if (stamp !== undefined && before?.stamp === stamp) return before.digest
  const digest = digestOrNothing(fileSystem, path)
  if (stamp !== undefined) known.set(path, { stamp, digest })
  return digest
}
