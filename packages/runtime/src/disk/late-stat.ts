import { lstatSync } from 'node:fs'
import type { EntryKind, FileStat } from '@metier/core'
import { fileStatOf } from './file-stat-of.ts'

type Known = Pick<FileStat, 'size' | 'modified' | 'identity' | 'mode'>

/** Of a file that is gone by the time somebody asks. */
const gone: Known = { size: 0, modified: 0, identity: '', mode: 0 }

/**
 * What tells this very file from one that took its place since is absent: by this nothing can be known again, see
 * `QuestionTape`.
 */
class LateStat implements FileStat {
  declare private readonly path: string
  declare private known: Known | undefined

  constructor(path: string) {
    this.path = path
  }

  get kind(): EntryKind {
    return 'file'
  }

  get size(): number {
    return this.take().size
  }

  get modified(): number {
    return this.take().modified
  }

  get identity(): string {
    return this.take().identity
  }

  get mode(): number {
    return this.take().mode
  }

  private take(): Known {
    return (this.known ??= look(this.path))
  }
}

function look(path: string): Known {
  try {
    return fileStatOf(lstatSync(path))
  } catch {
    return gone
  }
}

/** The stat of a regular file that was read just now, taken when it is asked for, and once. */
export function lateStat(path: string): FileStat {
  return new LateStat(path)
}
