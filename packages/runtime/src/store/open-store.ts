import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MetierError, type FileSystem, type Host } from '@metier/core'
import { platformDirectories } from '../config/platform-directories.ts'
import { systemErrorCode } from '../disk/disk-error.ts'
import { digestDirectory } from '../facts/digest-directory.ts'
import { copyTree } from './copy-tree.ts'

export interface OpenStoreOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
}

/** Skills by digest, one store for each user. What is in it never changes. */
export interface SkillStore {
  /** Absolute. */
  readonly path: string
  /** Takes a copy of a skill and gives its digest. Throws `refused` for what has no digest. */
  put(directory: string): string
  /** Where the files of a digest are; `undefined` when they are not here. */
  find(digest: string): string | undefined
  /** Puts a copy of a skill at a path that does not exist yet, and proves that it is what the digest says. */
  take(digest: string, to: string): void
  digests(): readonly string[]
  remove(digest: string): void
  /** An empty directory of one's own on the disk of the store, for what is not trusted yet. */
  quarantine(): string
}

/** Opens the store of this user; nothing is made before something is put in. */
export function openStore({ fileSystem, host }: OpenStoreOptions): SkillStore {
  const path = join(platformDirectories(host).data, 'store')
  const place = (digest: string): string => {
    const hex = /^sha256:([0-9a-f]{64})$/.exec(digest)?.[1]
    if (hex === undefined) throw new TypeError(`${JSON.stringify(digest)} is no digest.`)
    return join(path, hex.slice(0, 2), hex.slice(2))
  }
  const quarantine = (): string => {
    mkdirSync(join(path, '.quarantine'), { recursive: true, mode: 0o700 })
    return mkdtempSync(join(path, '.quarantine', `${process.pid}-`))
  }
  return {
    path,
    quarantine,
    put(directory) {
      const digest = digestDirectory(fileSystem, directory)
      if (existsSync(place(digest))) return digest
      const beside = join(quarantine(), 'skill')
      copyTree(directory, beside)
      // It may have been changed while it was copied: what is stored is what was read, or nothing.
      if (digestDirectory(fileSystem, beside) !== digest) throw changed(directory)
      moveInto(beside, place(digest))
      return digest
    },
    find(digest) {
      const found = place(digest)
      return existsSync(found) ? found : undefined
    },
    take(digest, to) {
      copyTree(place(digest), to)
      if (digestDirectory(fileSystem, to) === digest) return
      rmSync(to, { recursive: true, force: true })
      // What does not hold is worth nothing to the next one either.
      rmSync(place(digest), { recursive: true, force: true })
      throw damaged(digest)
    },
    digests: () =>
      listed(path)
        .filter((name) => /^[0-9a-f]{2}$/.test(name))
        .flatMap((first) => listed(join(path, first)).map((rest) => `sha256:${first}${rest}`)),
    remove: (digest) => rmSync(place(digest), { recursive: true, force: true }),
  }
}

/** Of two that bring the same at once, one is kept. */
function moveInto(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  try {
    renameSync(from, to)
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(systemErrorCode(error))) throw error
  }
  rmSync(dirname(from), { recursive: true, force: true })
}

function listed(directory: string): readonly string[] {
  try {
    return readdirSync(directory)
  } catch {
    return []
  }
}

function changed(directory: string): MetierError {
  return new MetierError({
    code: 'refused',
    message: `${directory} changed while it was read.`,
    next: 'Try again when nobody writes to it.',
  })
}

function damaged(digest: string): MetierError {
  return new MetierError({
    code: 'integrity-failed',
    message: `The stored copy of ${digest} is damaged; it was thrown away.`,
    next: 'Run the command again with the network, so that it is fetched anew.',
    data: { digest },
  })
}
