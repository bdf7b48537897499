import { MetierError } from '@metier/core'
import { diskError, systemErrorCode } from '../disk/disk-error.ts'

/** Writes; what the disk does not let us write is a fault with its path, and none of ours. Throws `file-unwritable`. */
export function writing<Result>(path: string, write: () => Result): Result {
  try {
    return write()
  } catch (error) {
    if (error instanceof MetierError || systemErrorCode(error) === '') throw error
    throw diskError('file-unwritable', path, error)
  }
}
