import { createHash } from 'node:crypto'
import { join } from 'node:path'
import {
  MetierError,
  decodeSearchIndex,
  encodeSearchIndex,
  type FileSystem,
  type FileWriter,
  type Host,
  type StoredSearch,
} from '@metier/core'
import { platformDirectories } from '../config/platform-directories.ts'

export interface OpenIndexFileOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly host: Host
}

/**
 * The index of the last search, in the user's cache, one file for each set of roots. Losing it costs time and nothing
 * else: a damaged file or one of another version is none. Written beside its place and renamed, so that processes that
 * search meanwhile read the old one or the new one whole.
 */
export interface IndexFile {
  /** `roots` are the directories that the skills of the view came from. */
  read(roots: readonly string[]): StoredSearch | undefined
  write(roots: readonly string[], stored: StoredSearch): void
}

export function openIndexFile({ fileSystem, writer, host }: OpenIndexFileOptions): IndexFile {
  const pathOf = (roots: readonly string[]): string => {
    const name = createHash('sha256').update(JSON.stringify(roots.toSorted())).digest('hex').slice(0, 16)
    return join(platformDirectories(host).cache, 'search', `${name}.bin`)
  }
  return {
    read(roots) {
      const bytes = quietly(() => fileSystem.read(pathOf(roots)))
      return bytes && decodeSearchIndex(bytes)
    },
    write(roots, stored) {
      quietly(() => writer.write(pathOf(roots), encodeSearchIndex(stored), { mode: 0o600 }))
    },
  }
}

/** A cache that cannot be read or written is no reason to fail a search. */
function quietly<Value>(attempt: () => Value): Value | undefined {
  try {
    return attempt()
  } catch (error) {
    if (error instanceof MetierError) return undefined
    throw error
  }
}
