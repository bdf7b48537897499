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
  /**
   * When anything about the file last changed, in milliseconds since the epoch: unlike `modified` nobody can set it.
   * This and the next two are absent where the disk does not know them.
   */
  readonly changed?: number
  /** Number of the file on its device. */
  readonly inode?: number
  /** Number of the user who owns it. */
  readonly owner?: number
  /** Permission bits, as in `0o755`. */
  readonly mode: number
}

export interface ReadHeadOptions {
  /** `false`: a symlink gives no bytes and a stat of kind `symlink`, so that the caller can check where it leads. */
  readonly followLink?: boolean
  /**
   * The next `readHead` may overwrite the bytes: for a caller who is done with them by then. Spares one piece of
   * memory per file when thousands are listed.
   */
  readonly transient?: boolean
}

export interface GlanceOptions {
  /** Bytes that are read at most. */
  readonly limit: number
  /** Bytes of the longest file that is read at all. */
  readonly longest: number
}

export interface FileHead {
  readonly bytes: Uint8Array
  /** The stat of the very file that was read. */
  readonly stat: FileStat
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
  /** At most `limit` bytes from the start. Anything but a regular file throws `file-unreadable`. */
  readHead(path: string, limit: number, options?: ReadHeadOptions): FileHead | undefined
  /**
   * The first bytes of a file and nothing else of it, for a caller who reads thousands once and asks about hardly any: to
   * take the stamp of each takes as long as to read it. The next call may overwrite them. No bytes of whatever is no
   * regular file, is a link, is too long or cannot be read: `readHead` says which. Never throws. Absent where a disk has no
   * faster way.
   */
  glance?(path: string, options: GlanceOptions): Uint8Array | undefined
  /** Anything but a regular file throws `file-unreadable`. */
  read(path: string): Uint8Array | undefined
  /**
   * All bytes of a regular file, one part after another, each of which the next may overwrite: for what is too large to be
   * held. Gives the stat of the very file that was read, and `undefined` for what is none, for a link too. Absent where a
   * disk holds its files in memory anyway.
   */
  readParts?(path: string, take: (part: Uint8Array) => void): FileStat | undefined
  realPath(path: string): string | undefined
}
