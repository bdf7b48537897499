import { join } from 'node:path'
import {
  readLockFile,
  writeLockFile,
  type FileSystem,
  type FileWriter,
  type LockChange,
  type LockFile,
} from '@metier/core'
import { withLock } from '../disk/with-lock.ts'

const lockFileName = 'skills-lock.json'

export interface OpenLockFileOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  /** Absolute directory that the lock lies in: the project's root, or the user's directory of settings. */
  readonly directory: string
  /** Told under the lock of what was found in it and what is in it now, also when that is the same. */
  readonly changed?: (change: LockChange) => void
}

/** The lock of a project or of a user. */
export interface OpenLockFile {
  /** Absolute. */
  readonly path: string
  /** As it is now; without a file, an empty one. Throws `lock-conflict` and `invalid-config`. */
  read(): LockFile
  /**
   * Reads, changes and writes while no other process of ours does: of twenty that install at once, all twenty end up
   * in the lock. `keepAlive` says that the work goes on, see `HeldLock`.
   */
  change(action: (lock: LockFile, keepAlive: () => void) => LockFile): void
}

export function openLockFile({ fileSystem, writer, directory, changed }: OpenLockFileOptions): OpenLockFile {
  const path = join(directory, lockFileName)
  const read = (): LockFile => {
    const bytes = fileSystem.read(path)
    return bytes === undefined ? { skills: new Map(), extra: {} } : readLockFile(new TextDecoder().decode(bytes), path)
  }
  return {
    path,
    read,
    change(action) {
      withLock({ fileSystem, writer, path }, ({ keepAlive }) => {
        const before = read()
        const after = action(before, keepAlive)
        const text = writeLockFile(after)
        if (text !== writeLockFile(before)) {
          // Another process took the lock meanwhile; what it wrote would be lost here.
          keepAlive()
          writer.write(path, text)
        }
        changed?.({ before, after })
      })
    },
  }
}
