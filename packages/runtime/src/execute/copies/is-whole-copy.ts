import { join } from 'node:path'
import { MetierError, type Clock, type FileSystem } from '@metier/core'
import { digestDirectory } from '../../facts/digest-directory.ts'
import { stampDirectory } from '../../scan/stamp-directory.ts'
import { writeStamp, type WriteStampOptions } from './write-stamp.ts'

/** Milliseconds. A copy is noted to be in use so often, and no more. */
const oneDay = 86_400_000

/**
 * Is a copy still what its digest says? By what its files look like when that is what they looked like before: nobody but
 * the user can change them, and what does it without meaning to, such as a cleaner of caches, changes their looks.
 */
export function isWholeCopy(
  place: string,
  digest: string,
  options: WriteStampOptions & { readonly clock: Clock },
): boolean {
  const { fileSystem, clock } = options
  const files = join(place, 'files')
  const kept = fileSystem.readHead(join(place, 'stamp'), 128)
  const isSame = kept !== undefined && kept.bytes.length > 0 && textOf(kept.bytes) === stampOf(fileSystem, files)
  if (!isSame && digestOf(fileSystem, files) !== digest) return false
  if (!isSame || clock.now() - kept.stat.modified > oneDay) writeStamp(place, options)
  return true
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

function stampOf(fileSystem: FileSystem, files: string): string | undefined {
  return stampDirectory(fileSystem, files)?.text
}

function digestOf(fileSystem: FileSystem, files: string): string | undefined {
  try {
    return fileSystem.statLink(files)?.kind === 'directory' ? digestDirectory(fileSystem, files) : undefined
  } catch (error) {
    if (error instanceof MetierError) return undefined
    throw error
  }
}
