import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { MetierError, readLockFile, type FileSystem, type FileWriter, type Host, type LockFile } from '@metier/core'
import { platformDirectories } from '../config/platform-directories.ts'
import { placeRecord } from './place-record.ts'

export interface KnownLocksOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly host: Host
}

/** Which locks name skills of the store: each project in which something was installed, and the user's own. */
export interface KnownLocks {
  /** Remembers a lock by its absolute path. */
  add(path: string): void
  /** Locks that are still there. Throws what reading throws: of a lock that cannot be read nobody knows what it names. */
  read(): readonly { readonly path: string; readonly lock: LockFile }[]
}

/** One small file for each lock, so that two that install at once do not wait for each other. */
export function knownLocks({ fileSystem, writer, host }: KnownLocksOptions): KnownLocks {
  const directory = join(platformDirectories(host).data, 'locks')
  return {
    add(path) {
      const file = join(directory, createHash('sha256').update(path).digest('hex').slice(0, 32))
      if (fileSystem.statLink(file) === undefined) writer.write(file, path, { durable: false })
    },
    read() {
      return (fileSystem.list(directory) ?? []).flatMap(({ name }) => {
        if (!/^[0-9a-f]{32}$/.test(name)) return []
        const file = join(directory, name)
        const path = new TextDecoder().decode(fileSystem.read(file) ?? new Uint8Array())
        const bytes = path === '' ? undefined : readLock(fileSystem, path)
        if (bytes !== undefined) return [{ path, lock: readLockFile(new TextDecoder().decode(bytes), path) }]
        writer.remove(file)
        if (path !== '') placeRecord({ fileSystem, writer, host }, path).write(new Map())
        return []
      })
    },
  }
}

function readLock(fileSystem: FileSystem, path: string): Uint8Array | undefined {
  try {
    return fileSystem.read(path)
  } catch (error) {
    if (!(error instanceof MetierError)) throw error
    throw new MetierError({
      code: error.code,
      message: `${error.message} It may name skills of the store.`,
      next: 'Make it readable, or remove it; nothing was thrown away.',
      cause: error,
    })
  }
}
