import { constants, type Stats } from 'node:fs'
import type { EntryKind, FileStat } from '@metier/core'

const { S_IFMT, S_IFREG, S_IFDIR, S_IFLNK } = constants

/** What Node calls a kind of file, in the words of the port. */
function kindOfMode(mode: number): EntryKind {
  switch (mode & S_IFMT) {
    case S_IFREG:
      return 'file'
    case S_IFDIR:
      return 'directory'
    case S_IFLNK:
      return 'symlink'
    default:
      return 'other'
  }
}

/** A class for its getters: what is asked for seldom is made when it is asked for, and of thousands that shows. */
class NodeFileStat implements FileStat {
  // Not `#stats`: making one of those takes longer, and this is on the way of every skill.
  declare private readonly stats: Stats

  constructor(stats: Stats) {
    this.stats = stats
  }

  get kind(): EntryKind {
    return kindOfMode(this.stats.mode)
  }

  get size(): number {
    return this.stats.size
  }

  get modified(): number {
    return this.stats.mtimeMs
  }

  get mode(): number {
    return this.stats.mode & 0o777
  }

  get identity(): string {
    return `${this.stats.dev}:${this.stats.ino}`
  }

  get changed(): number {
    return this.stats.ctimeMs
  }

  get inode(): number {
    return this.stats.ino
  }

  get owner(): number {
    return this.stats.uid
  }
}

/** A Node stat in the words of the port. */
export function fileStatOf(stats: Stats): FileStat {
  return new NodeFileStat(stats)
}
