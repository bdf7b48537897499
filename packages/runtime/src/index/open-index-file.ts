import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { MetierError, type FileSystem, type FileWriter, type Host } from '@metier/core'
import { openFileParts, type FileParts } from './open-file-parts.ts'
import { readOwnFile } from '../disk/read-own-file.ts'
import { platformDirectories } from '../config/platform-directories.ts'

export interface OpenIndexFileOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly host: Host
}

const minute = 60_000
/** Milliseconds after which a file that nobody wrote again is taken to belong to a project that is gone. */
const longUnused = 60 * 24 * 60 * minute

/** The two files of an index: nearly all documents, and what has changed since they were written. */
export type IndexPartName = 'base' | 'changes'

/**
 * The index of the last search, in the user's cache, one for each set of roots. Losing it costs time and nothing else.
 * Each file is written beside its place and renamed, so that processes that search meanwhile read the old one or the
 * new one whole; the changes name the base that they belong to.
 */
export interface IndexFile {
  /** `roots` are the directories that the skills of the view came from. */
  read(roots: readonly string[], part: IndexPartName): Uint8Array | undefined
  write(roots: readonly string[], part: IndexPartName, bytes: Uint8Array): void
  /** The same file, for reading parts of it without holding all of it in memory. */
  parts(roots: readonly string[], part: IndexPartName): FileParts | undefined
  /** Where a part of the index of these roots is kept; absolute. */
  pathOf(roots: readonly string[], part: IndexPartName): string
}

export function openIndexFile({ fileSystem, writer, host }: OpenIndexFileOptions): IndexFile {
  const pathOf = (roots: readonly string[], part: IndexPartName): string => {
    const name = createHash('sha256').update(JSON.stringify(roots.toSorted())).digest('hex').slice(0, 16)
    return join(platformDirectories(host).cache, 'search', part === 'base' ? `${name}.bin` : `${name}.changes.bin`)
  }
  // What decides which skill an agent is shown is believed only where this user alone could have written it.
  const read = (path: string): Uint8Array | undefined => quietly(() => readOwnFile(fileSystem, path))
  return {
    pathOf,
    read: (roots, part) => read(pathOf(roots, part)),
    parts: (roots, part) => openFileParts(pathOf(roots, part)),
    write(roots, part, bytes) {
      // A reader knows a damaged file when it sees one, so nobody need wait for the disk.
      quietly(() => writer.write(pathOf(roots, part), bytes, { mode: 0o600, durable: false }))
      if (part === 'base') quietly(() => clearAway({ fileSystem, writer, beside: pathOf(roots, part) }))
    },
  }
}

/**
 * Removes what a process left behind that was ended while it wrote, and what belongs to projects long gone. How old they
 * are is told from a file that was just written, by the disk's own clock.
 */
function clearAway({
  fileSystem,
  writer,
  beside,
}: {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly beside: string
}): void {
  const now = fileSystem.stat(beside)?.modified
  if (now === undefined) return
  const directory = dirname(beside)
  for (const { name } of fileSystem.list(directory) ?? []) {
    const path = join(directory, name)
    const age = now - (fileSystem.statLink(path)?.modified ?? now)
    if (age > (name.endsWith('.tmp') ? minute : longUnused)) writer.remove(path)
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
