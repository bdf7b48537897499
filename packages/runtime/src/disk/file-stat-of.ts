import type { Stats } from 'node:fs'
import type { EntryKind, FileStat } from '@metier/core'

interface KindTests {
  isFile(): boolean
  isDirectory(): boolean
  isSymbolicLink(): boolean
}

/** What Node calls a directory entry or a stat, in the words of the port. */
export function entryKindOf(tests: KindTests): EntryKind {
  if (tests.isFile()) return 'file'
  if (tests.isDirectory()) return 'directory'
  return tests.isSymbolicLink() ? 'symlink' : 'other'
}

/** A Node stat in the words of the port. */
export function fileStatOf(stats: Stats): FileStat {
  return {
    kind: entryKindOf(stats),
    size: stats.size,
    modified: stats.mtimeMs,
    identity: `${stats.dev}:${stats.ino}`,
    mode: stats.mode & 0o777,
  }
}
