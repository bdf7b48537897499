import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { MetierError, type FileSystem, type FileWriter, type Host } from '@metier/core'
import { platformDirectories } from '../config/platform-directories.ts'

export interface OpenIndexFileOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly host: Host
}

/** The two files of an index: nearly all documents, and what has changed since they were written. */
export interface IndexFiles {
  readonly base: Uint8Array
  readonly changes?: Uint8Array
}

/**
 * The index of the last search, in the user's cache, one for each set of roots. Losing it costs time and nothing else.
 * Each file is written beside its place and renamed, so that processes that search meanwhile read the old one or the
 * new one whole; the changes name the base that they belong to.
 */
export interface IndexFile {
  /** `roots` are the directories that the skills of the view came from. */
  read(roots: readonly string[]): IndexFiles | undefined
  write(roots: readonly string[], part: keyof IndexFiles, bytes: Uint8Array): void
  /** Where the base of these roots is kept; absolute. */
  pathOf(roots: readonly string[]): string
}

export function openIndexFile({ fileSystem, writer, host }: OpenIndexFileOptions): IndexFile {
  const user = process.getuid?.()
  const pathOf = (roots: readonly string[], part: keyof IndexFiles = 'base'): string => {
    const name = createHash('sha256').update(JSON.stringify(roots.toSorted())).digest('hex').slice(0, 16)
    return join(platformDirectories(host).cache, 'search', part === 'base' ? `${name}.bin` : `${name}.changes.bin`)
  }
  const read = (path: string): Uint8Array | undefined =>
    quietly(() => {
      const head = fileSystem.readHead(path, Number.MAX_SAFE_INTEGER, { followLink: false })
      if (head === undefined || head.stat.kind !== 'file') return undefined
      // What decides which skill an agent is shown is believed only where this user alone could have written it.
      const { owner = user, mode } = head.stat
      return owner === user && (mode & 0o022) === 0 ? head.bytes : undefined
    })
  return {
    pathOf,
    read(roots) {
      const base = read(pathOf(roots))
      if (base === undefined) return undefined
      const changes = read(pathOf(roots, 'changes'))
      return changes === undefined ? { base } : { base, changes }
    },
    write(roots, part, bytes) {
      // A reader knows a damaged file when it sees one, so nobody need wait for the disk.
      quietly(() => writer.write(pathOf(roots, part), bytes, { mode: 0o600, durable: false }))
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
