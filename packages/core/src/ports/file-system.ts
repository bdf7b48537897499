/** What a directory holds. `symlink` is never followed by `list`; ask `realPath` and `stat`. */
export type EntryKind = 'file' | 'directory' | 'symlink' | 'other'

export interface DirectoryEntry {
  readonly name: string
  readonly kind: EntryKind
}

export interface FileStat {
  readonly kind: EntryKind
  /** Bytes. */
  readonly size: number
  /** Milliseconds since the epoch, with fractions where the system has them. */
  readonly modified: number
  /** Device and inode, so that one file reached on two ways is known as one. */
  readonly identity: string
  /** Permission bits, as in `0o755`. */
  readonly mode: number
}

/**
 * Reading a disk. Synchronous on purpose: walking thousands of small files is two to three times
 * faster than through the thread pool, and every caller works on a snapshot.
 * Paths are absolute. What does not exist is `undefined`; any other failure throws a `MetierError`
 * with code `file-unreadable`.
 */
export interface FileSystem {
  list(directory: string): readonly DirectoryEntry[] | undefined
  /** Follows symlinks. */
  stat(path: string): FileStat | undefined
  /** Does not follow the last symlink. */
  statLink(path: string): FileStat | undefined
  /** At most `limit` bytes from the start, and the stat of the very file that was read. */
  readHead(path: string, limit: number): { readonly bytes: Uint8Array; readonly stat: FileStat } | undefined
  read(path: string): Uint8Array | undefined
  realPath(path: string): string | undefined
}
