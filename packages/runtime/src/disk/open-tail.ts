import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

export interface Tail {
  /** Whole lines that came since the last look, the first of which sees those that come from now on. */
  read(): readonly string[]
}

/** Bytes that are read at once; the rest is read the next time. */
const most = 4 * 1024 * 1024

/**
 * Follows a file that others only ever add to. Where another file stands under its name, as when a log begins anew, it is
 * read from its start. A file that is not there, or cannot be read, has no lines.
 */
export function openTail(path: string, { fromStart = false } = {}): Tail {
  let place = fromStart ? undefined : whereItEnds(path)
  let rest = Buffer.alloc(0)
  return {
    read() {
      const piece = readFrom(path, place)
      if (piece === undefined) return []
      if (piece.inode !== place?.inode || piece.start !== place.at) rest = Buffer.alloc(0)
      place = { inode: piece.inode, at: piece.start + piece.bytes.length }
      const bytes = Buffer.concat([rest, piece.bytes])
      // By bytes: what was written so far may end in the middle of a character.
      const end = bytes.lastIndexOf(10) + 1
      rest = bytes.subarray(end)
      return bytes.subarray(0, end).toString('utf8').split('\n').filter(Boolean)
    },
  }
}

interface Place {
  readonly inode: number
  readonly at: number
}

function whereItEnds(path: string): Place | undefined {
  return withFile(path, (file) => {
    const { ino: inode, size } = fstatSync(file)
    return { inode, at: size }
  })
}

function readFrom(path: string, place: Place | undefined) {
  return withFile(path, (file) => {
    const { ino: inode, size } = fstatSync(file)
    const start = place !== undefined && place.inode === inode && place.at <= size ? place.at : 0
    const bytes = Buffer.alloc(Math.min(most, size - start))
    return { inode, start, bytes: bytes.subarray(0, readSync(file, bytes, 0, bytes.length, start)) }
  })
}

function withFile<Result>(path: string, act: (file: number) => Result): Result | undefined {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch {
    return undefined
  }
  try {
    return act(file)
  } catch {
    return undefined
  } finally {
    closeSync(file)
  }
}
