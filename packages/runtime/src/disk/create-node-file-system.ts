import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs'
import type { Stats } from 'node:fs'
import type { FileStat, FileSystem, FileHead, GlanceOptions, ReadHeadOptions } from '@metier/core'
import { MetierError } from '@metier/core'
import { diskError, isMissing, systemErrorCode } from './disk-error.ts'
import { entryKindOf } from './entry-kind-of.ts'
import { fileStatOf } from './file-stat-of.ts'
import { readParts } from './read-parts.ts'

/**
 * A named pipe or a device in place of a file must not hang or flood us: opening never waits for a writer,
 * and only regular files are read.
 */
const openForReading = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)
const doNotFollow = constants.O_NOFOLLOW ?? 0

const empty = new Uint8Array(0)

// Made once: these are asked for thousands of times.
const withKinds = { withFileTypes: true } as const
const quietly = { throwIfNoEntry: false } as const

/** What transient heads are read into: ten thousand allocations cost more than ten thousand reads. */
const longestShared = 8 * 1024
const shared = new Uint8Array(longestShared)

/** A byte behind the longest file that a caller wants. */
const behind = new Uint8Array(1)

/** Of one length there is one view: to make one takes longer than to read a small file. */
const views: Uint8Array[] = []

function sharedTo(length: number): Uint8Array {
  return (views[length] ??= shared.subarray(0, length))
}

/** The disk of this machine. */
export function createNodeFileSystem(): FileSystem {
  return {
    list: (directory) =>
      orMissing(directory, () =>
        readdirSync(directory, withKinds).map((entry) => ({ name: entry.name, kind: entryKindOf(entry) })),
      ),
    stat: (path) => orMissing(path, () => statOf(statSync(path, quietly))),
    statLink: (path) => orMissing(path, () => statOf(lstatSync(path, quietly))),
    readHead,
    // Where no link can be told from a file by opening it, each would have to be asked for its stamp first.
    ...(doNotFollow !== 0 && { glance }),
    read: (path) => readHead(path, Number.MAX_SAFE_INTEGER)?.bytes,
    readParts,
    realPath: (path) => orMissing(path, () => realpathSync.native(path)),
  }
}

function statOf(stats: Stats | undefined): FileStat | undefined {
  return stats === undefined ? undefined : fileStatOf(stats)
}

function orMissing<Result>(path: string, action: () => Result): Result | undefined {
  try {
    return action()
  } catch (error) {
    return undefinedIfMissing(path, error)
  }
}

function undefinedIfMissing(path: string, error: unknown): undefined {
  if (isMissing(error)) return undefined
  throw error instanceof MetierError ? error : diskError('file-unreadable', path, error)
}

function readHead(path: string, limit: number, options?: ReadHeadOptions): FileHead | undefined {
  const follow = options?.followLink !== false
  if (!follow && doNotFollow === 0) {
    const link = linkAt(path)
    if (link?.stat.kind === 'symlink') return link
  }
  // Without a function in between: this is asked for thousands of times.
  let descriptor: number | undefined
  try {
    descriptor = openSync(path, follow ? openForReading : openForReading | doNotFollow)
    const stats = fstatSync(descriptor)
    const stat = fileStatOf(stats)
    if (stat.kind !== 'file') throw notRegular(path, stat.kind === 'directory')
    const length = Math.min(limit, stats.size)
    const isShared = options?.transient === true && length <= longestShared
    const buffer = isShared ? sharedTo(length) : new Uint8Array(length)
    const count = fill(descriptor, buffer)
    const bytes = count === length ? buffer : isShared ? sharedTo(count) : buffer.subarray(0, count)
    return { bytes, stat }
  } catch (error) {
    const isLink = descriptor === undefined && !follow && systemErrorCode(error) === 'ELOOP'
    return isLink ? linkAt(path) : undefinedIfMissing(path, error)
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

/**
 * What begins at a place of its own is a file: a directory, a pipe or a socket refuses that. Nothing is made on the way: this
 * is asked for thousands of times.
 */
function glance(path: string, { limit, longest }: GlanceOptions): Uint8Array | undefined {
  let descriptor: number | undefined
  try {
    descriptor = openSync(path, openForReading | doNotFollow)
    const count = readSync(descriptor, shared, 0, limit, 0)
    return count === limit && readSync(descriptor, behind, 0, 1, longest) > 0 ? empty : sharedTo(count)
  } catch (error) {
    return descriptor === undefined && isMissing(error) ? undefined : empty
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

function linkAt(path: string): FileHead | undefined {
  return orMissing(path, () => ({ bytes: empty, stat: fileStatOf(lstatSync(path)) }))
}

function notRegular(path: string, isDirectory: boolean): MetierError {
  return new MetierError({
    code: 'file-unreadable',
    message: `Cannot read ${path}: it is ${isDirectory ? 'a directory' : 'not a regular file'}.`,
    next: 'Put a regular file in its place.',
    data: { path },
  })
}

/** A file may shrink while it is read, so what was asked for is only an upper bound. */
function fill(descriptor: number, buffer: Uint8Array): number {
  let filled = 0
  while (filled < buffer.length) {
    const count = readSync(descriptor, buffer, filled, buffer.length - filled, null)
    if (count === 0) break
    filled += count
  }
  return filled
}
