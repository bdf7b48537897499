import { MetierError } from '@metier/core'

/** What the place that standard output leads to may refuse. A closed pipe is no error and does not come here. */
const refusals: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is used up',
  EFBIG: 'the file would be too large',
  EIO: 'the device reports an error',
}

/** What to say when an answer could not be written: no fault of Metier. `undefined` for any other error. */
export function refusedWrite(error: unknown): MetierError | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || error.syscall !== 'write' || !('code' in error)) {
    return undefined
  }
  const why = refusals[String(error.code)]
  if (why === undefined) return undefined
  return new MetierError({
    code: 'file-unwritable',
    message: `The answer could not be written: ${why}.`,
    next: 'Send it somewhere else, or make room there.',
    cause: error,
  })
}
