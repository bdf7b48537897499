import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { FileWriter } from '@metier/core'
import { diskError, systemErrorCode } from './disk-error.ts'
import { makeDirectories } from './make-directories.ts'

/** Writes to the disk of this machine so that a reader or a crash sees all of a file or none of it. */
export function createNodeFileWriter(): FileWriter {
  return {
    write: (path, content, options) => guarded(path, () => writeAtomically(path, content, options)),
    claim,
    makeDirectory: (path) => guarded(path, () => makeDirectories(path)),
    remove: (path) => guarded(path, () => rmSync(path, { recursive: true, force: true })),
    rename: (from, to) =>
      guarded(to, () => {
        makeDirectories(dirname(to))
        renameSync(from, to)
        syncDirectory(dirname(to))
      }),
  }
}

function guarded(path: string, action: () => void): void {
  try {
    action()
  } catch (error) {
    throw diskError('file-unwritable', path, error)
  }
}

function claim(path: string, content = ''): boolean {
  try {
    makeDirectories(dirname(path))
    const descriptor = openSync(path, 'wx', 0o600)
    try {
      if (content !== '') writeFileSync(descriptor, content)
    } finally {
      closeSync(descriptor)
    }
    return true
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false
    throw diskError('file-unwritable', path, error)
  }
}

function writeAtomically(
  target: string,
  content: Uint8Array | string,
  { mode, durable = true }: NonNullable<Parameters<FileWriter['write']>[2]> = {},
): void {
  const path = behindLink(target)
  const directory = dirname(path)
  makeDirectories(directory)
  const kept = mode ?? modeOf(path) ?? 0o644
  const temporary = join(directory, `.${basename(path).slice(0, 100)}.${randomBytes(6).toString('hex')}.tmp`)
  try {
    // `wx` refuses a file or link that somebody laid in our way.
    const descriptor = openSync(temporary, 'wx', kept)
    try {
      writeFileSync(descriptor, content)
      // The mode given to open is cut by the umask; a file that is replaced keeps exactly what it had.
      fchmodSync(descriptor, kept)
      if (durable) fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
  if (durable) syncDirectory(directory)
}

/** Renaming over a link would cut a user's dotfiles loose; what the link names is replaced instead. */
function behindLink(path: string): string {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() && statSync(path, { throwIfNoEntry: false })
    ? realpathSync.native(path)
    : path
}

function modeOf(path: string): number | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats === undefined ? undefined : stats.mode & 0o777
}

/** Makes the rename itself survive a crash. Windows cannot open a directory; there the rename is journalled anyway. */
function syncDirectory(directory: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(directory, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
