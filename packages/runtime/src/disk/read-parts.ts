import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { MetierError, type FileStat } from '@metier/core'
import { diskError, isMissing, systemErrorCode } from './disk-error.ts'
import { fileStatOf } from './file-stat-of.ts'

/** Bytes that are held at once. */
const partLength = 1024 * 1024

/** As `FileSystem.readParts` on the disk of this machine. Each part is overwritten by the next. */
export function readParts(path: string, take: (part: Uint8Array) => void): FileStat | undefined {
  let descriptor: number | undefined
  try {
    descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0))
    const stat = fileStatOf(fstatSync(descriptor))
    if (stat.kind !== 'file') return undefined
    const buffer = new Uint8Array(Math.min(partLength, stat.size + 1))
    for (let count = -1; count !== 0;) {
      count = readSync(descriptor, buffer, 0, buffer.length, null)
      if (count > 0) take(buffer.subarray(0, count))
    }
    return stat
  } catch (error) {
    if (isMissing(error) || (descriptor === undefined && systemErrorCode(error) === 'ELOOP')) return undefined
    throw error instanceof MetierError ? error : diskError('file-unreadable', path, error)
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}
