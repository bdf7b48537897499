import type { Dirent } from 'node:fs'
import type { EntryKind } from '@metier/core'

/** What Node calls a directory entry, in the words of the port. */
export function entryKindOf(entry: Dirent): EntryKind {
  if (entry.isDirectory()) return 'directory'
  if (entry.isFile()) return 'file'
  return entry.isSymbolicLink() ? 'symlink' : 'other'
}
