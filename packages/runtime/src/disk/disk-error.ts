import { MetierError } from '@metier/core'

const reasons: Readonly<Record<string, { readonly why: string; readonly next: string }>> = {
  EACCES: { why: 'permission denied', next: 'Check the permissions of the path and of the directories above it.' },
  EPERM: { why: 'operation not permitted', next: 'Check the permissions of the path and of the directories above it.' },
  ENOENT: { why: 'a part of the path does not exist', next: 'Check the spelling of the path.' },
  EEXIST: { why: 'something else stands there', next: 'Remove it, or choose another place.' },
  ELOOP: { why: 'too many symbolic links', next: 'Look for a link that points back at itself and remove it.' },
  EISDIR: { why: 'it is a directory', next: 'Name a file.' },
  ENOTDIR: { why: 'a part of the path is not a directory', next: 'Check the spelling of the path.' },
  ENAMETOOLONG: { why: 'the path is too long', next: 'Use a shorter path.' },
  EMFILE: { why: 'too many open files', next: 'Raise the limit of open files (`ulimit -n`) or close other programs.' },
  ENOSPC: { why: 'the disk is full', next: 'Free some space and try again.' },
  EROFS: { why: 'the disk is read-only', next: 'Choose a place that can be written.' },
}

/** The `code` of a Node system error, or the empty string. */
export function systemErrorCode(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}

/** Does this error only say that the path does not exist? A file in place of a parent directory counts too. */
export function isMissing(error: unknown): boolean {
  const code = systemErrorCode(error)
  return code === 'ENOENT' || code === 'ENOTDIR'
}

/** A fault of the disk in words that tell a person what to do. */
export function diskError(code: 'file-unreadable' | 'file-unwritable', path: string, cause: unknown): MetierError {
  const systemCode = systemErrorCode(cause)
  const known = reasons[systemCode]
  const why = known?.why ?? (systemCode === '' ? String(cause) : systemCode)
  return new MetierError({
    code,
    message: `Cannot ${code === 'file-unreadable' ? 'read' : 'write'} ${path}: ${why}.`,
    next: known?.next ?? 'Check that the path exists and that you may use it.',
    data: { path, systemCode },
    cause,
  })
}
