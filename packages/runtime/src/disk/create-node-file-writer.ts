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
import { removeCutOff } from './remove-cut-off.ts'
import { temporaryName } from './temporary-name.ts'

type WriteOptions = NonNullable<Parameters<FileWriter['write']>[2]>

/** Writes to the disk of this machine so that a reader or a crash sees all of a file or none of it. */
export function createNodeFileWriter(): FileWriter {
  return {
    write: (path, content, options) => guarded(path, () => writeAtomically(path, content, options)),
    writeParts,
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

function guarded<Result>(path: string, action: () => Result): Result {
  try {
    return action()
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
  { durable = true, ...options }: WriteOptions = {},
): void {
  const begun = begin(target, options)
  try {
    try {
      writeFileSync(begun.descriptor, content)
      settle(begun, durable)
    } finally {
      closeSync(begun.descriptor)
    }
    takePlace(begun, durable)
  } catch (error) {
    rmSync(begun.temporary, { force: true })
    throw error
  }
}

async function writeParts(target: string, parts: AsyncIterable<Uint8Array>): Promise<void> {
  const begun = guarded(target, () => begin(target))
  guarded(target, () => removeCutOff(begun.path))
  const clear = (): void => rmSync(begun.temporary, { force: true })
  // Somebody may press Ctrl-C while the parts come.
  process.once('exit', clear)
  try {
    try {
      for await (const part of parts) guarded(target, () => writeFileSync(begun.descriptor, part))
      guarded(target, () => settle(begun, true))
    } finally {
      closeSync(begun.descriptor)
    }
    guarded(target, () => takePlace(begun, true))
  } catch (error) {
    clear()
    throw error
  } finally {
    process.removeListener('exit', clear)
  }
}

/** A file beside its target, under a name of its own. */
interface Begun {
  readonly path: string
  readonly temporary: string
  readonly descriptor: number
  readonly mode: number
}

function begin(target: string, { mode }: Pick<WriteOptions, 'mode'> = {}): Begun {
  const path = behindLink(target)
  const directory = dirname(path)
  makeDirectories(directory)
  const kept = mode ?? modeOf(path) ?? 0o644
  const temporary = join(directory, temporaryName.of(basename(path)))
  // `wx` refuses a file or link that somebody laid in our way.
  return { path, temporary, descriptor: openSync(temporary, 'wx', kept), mode: kept }
}

function settle({ descriptor, mode }: Begun, durable: boolean): void {
  // The mode given to open is cut by the umask; a file that is replaced keeps exactly what it had.
  fchmodSync(descriptor, mode)
  if (durable) fsyncSync(descriptor)
}

function takePlace({ path, temporary }: Begun, durable: boolean): void {
  renameSync(temporary, path)
  if (durable) syncDirectory(dirname(path))
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
