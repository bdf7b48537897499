import { constants, type Stats } from 'node:fs'
import type { EntryKind, FileStat } from '@metier/core'

/** What Node calls a kind of file, in the words of the port. */
function kindOfMode(mode: number): EntryKind {
  switch (mode & constants.S_IFMT) {
    case constants.S_IFREG:
      return 'file'
    case constants.S_IFDIR:
      return 'directory'
    case constants.S_IFLNK:
      return 'symlink'
    default:
      return 'other'
  }
}

/** A class for its getter: the identity is asked for seldom, and making the text for each of thousands shows. */
class NodeFileStat implements FileStat {
  readonly kind: EntryKind
  readonly size: number
  readonly modified: number
  readonly mode: number
  readonly #device: number
  readonly #inode: number

  constructor(stats: Stats) {
    this.kind = kindOfMode(stats.mode)
    this.size = stats.size
    this.modified = stats.mtimeMs
    this.mode = stats.mode & 0o777
    this.#device = stats.dev
    this.#inode = stats.ino
  }

  get identity(): string {
    return `${this.#device}:${this.#inode}`
  }
}

/** A Node stat in the words of the port. */
export function fileStatOf(stats: Stats): FileStat {
  return new NodeFileStat(stats)
}
