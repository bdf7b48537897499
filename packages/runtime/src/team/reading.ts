import { MetierError } from '@metier/core'
import { diskError, systemErrorCode } from '../disk/disk-error.ts'

/** Reads; what the disk does not let us read is a fault with its path, and none of ours. Throws `file-unreadable`. */
export function reading<Result>(path: string, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (error instanceof MetierError || systemErrorCode(error) === '') throw error
    const place = error instanceof Error && 'path' in error ? String(error.path) : path
    throw diskError('file-unreadable', place, error)
  }
}
