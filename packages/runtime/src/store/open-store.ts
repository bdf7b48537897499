import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { MetierError, type FileSystem, type Host, type SkillFiles } from '@metier/core'
import { platformDirectories } from '../config/platform-directories.ts'
import { diskError, systemErrorCode } from '../disk/disk-error.ts'
import { digestDirectory } from '../facts/digest-directory.ts'
import { digestFiles } from '../facts/digest-files.ts'
import { digestOrNothing } from '../facts/digest-or-nothing.ts'
import { readSkillFiles } from '../package/read-skill-files.ts'
import { abandonedIn } from './abandoned-in.ts'
import { clearAtExit } from './clear-at-exit.ts'
import { copyTree } from './copy-tree.ts'
import { damagedCopy } from './damaged-copy.ts'
import { fileSystemOf } from './file-system-of.ts'
import { FilesInHand } from './files-in-hand.ts'
import { readPack } from './read-pack.ts'
import { readTree } from './read-tree.ts'
import { writePack } from './write-pack.ts'
import { writeTree } from './write-tree.ts'
import { writing } from './writing.ts'

export interface OpenStoreOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
}

/** Skills by digest, one store for each user. What is in it never changes. */
export interface SkillStore {
  /** Absolute. */
  readonly path: string
  /**
   * Takes a copy of a skill and gives its digest. Throws `refused` for what has no digest. With its files at hand they
   * are what is stored, and the directory is not read again.
   */
  put(directory: string, files?: SkillFiles): string
  /** Is a skill here? Then it stays for whoever is about to use it: `prune` takes nothing that was asked for within the hour. */
  keeps(digest: string): boolean
  /** Where a skill would be kept, whether or not it is. */
  placeOf(digest: string): string
  /** Where a skill is kept, as one file or, where that cannot be, as a folder; `undefined` when it is not here. */
  find(digest: string): string | undefined
  /** A disk to read a skill of the store from, and where on it; `undefined` when it is not here, or is damaged. */
  open(digest: string): { readonly fileSystem: FileSystem; readonly directory: string } | undefined
  /**
   * Where a skill is kept that is too much for memory, or has links; `undefined` when it is kept otherwise, is not here, or is
   * not any more what its digest says.
   */
  folder(digest: string): string | undefined
  /** The regular files of a skill; `undefined` when it is not here, or is not any more what its digest says. */
  files(digest: string): SkillFiles | undefined
  /** The regular files of a skill that is about to be written elsewhere: as `files`, without reading again what was just put. */
  give(digest: string): SkillFiles | undefined
  /** Puts a copy of a skill at a path that does not exist yet, and proves that it is what the digest says. */
  take(digest: string, to: string): void
  digests(): readonly string[]
  /** What processes left in quarantine that are no more: absolute paths. */
  abandoned(): readonly string[]
  remove(digest: string): void
  /** An empty directory of one's own on the disk of the store, for what is not trusted yet. */
  quarantine(): string
}

/** Skills on their way into the store, of all stores that this process opened. */
let count = 0

/** Opens the store of this user; nothing is made before something is put in. */
export function openStore({ fileSystem, host }: OpenStoreOptions): SkillStore {
  const path = join(platformDirectories(host).data, 'store')
  const hand = new FilesInHand()
  const place = (digest: string): string => {
    const hex = /^sha256:([0-9a-f]{64})$/.exec(digest)?.[1]
    if (hex === undefined) throw new TypeError(`${JSON.stringify(digest)} is no digest.`)
    return join(path, hex.slice(0, 2), hex.slice(2))
  }
  const waiting = join(path, '.quarantine')
  const made = new Set<string>()
  /** Once: of a thousand skills, hardly one goes to a directory that none before it went to. */
  const ensure = (directory: string, mode?: number): void => {
    if (made.has(directory)) return
    writing(directory, () => mkdirSync(directory, { recursive: true, mode }))
    made.add(directory)
  }
  const quarantine = (): string => {
    ensure(waiting, 0o700)
    return writing(waiting, () => mkdtempSync(join(waiting, clearAtExit(waiting))))
  }
  const folder = (digest: string) => wholeFolder(fileSystem, place(digest), digest)
  /** Of a folder with links in it those are left out, once it is known that nothing else is amiss. */
  const linked = (digest: string): SkillFiles | undefined => {
    const kept = folder(digest)
    return kept === undefined ? undefined : readSkillFiles(kept)
  }
  return {
    path,
    quarantine,
    put(directory, files) {
      const digest = files === undefined ? digestDirectory(fileSystem, directory) : digestFiles(files)
      const target = place(digest)
      if (files !== undefined) hand.hold(digest, files)
      if (isKept(target)) return digest
      ensure(dirname(target))
      ensure(waiting, 0o700)
      const beside = join(waiting, `${clearAtExit(waiting)}${count++}`)
      if (files === undefined) copyWhole(fileSystem, { from: directory, to: beside, digest })
      else writeWhole(beside, writePack(files))
      moveInto(beside, target)
      return digest
    },
    keeps: (digest) => isKept(place(digest)),
    placeOf: place,
    find(digest) {
      const found = place(digest)
      return existsSync(found) ? found : undefined
    },
    open(digest) {
      const directory = place(digest)
      if (isFolder(directory)) return { fileSystem, directory }
      const files = read(directory, digest)
      return files && { fileSystem: fileSystemOf(files, directory), directory }
    },
    folder,
    files: (digest) => read(place(digest), digest) ?? linked(digest),
    give: (digest) => hand.give(digest) ?? read(place(digest), digest),
    take(digest, to) {
      const kept = place(digest)
      const files = hand.give(digest) ?? read(kept, digest)
      // What was read is what is written: it needs no second look.
      if (files !== undefined) return writeTree(files, to)
      if (isFolder(kept)) {
        copyTree(kept, to)
        if (digestDirectory(fileSystem, to) === digest) return
        rmSync(to, { recursive: true, force: true })
      }
      // What does not hold is worth nothing to the next one either.
      rmSync(kept, { recursive: true, force: true })
      throw damagedCopy(digest)
    },
    abandoned: () => abandonedIn(waiting),
    digests: () =>
      listed(path)
        .filter((name) => /^[0-9a-f]{2}$/.test(name))
        .flatMap((first) => listed(join(path, first)).map((rest) => `sha256:${first}${rest}`)),
    remove(digest) {
      hand.give(digest)
      rmSync(place(digest), { recursive: true, force: true })
    },
  }
}

function wholeFolder(fileSystem: FileSystem, kept: string, digest: string): string | undefined {
  return isFolder(kept) && digestOrNothing(fileSystem, kept) === digest ? kept : undefined
}

/** It may have been changed while it was copied: what is stored is what was read, or nothing. */
function copyWhole(
  fileSystem: FileSystem,
  { from, to, digest }: { readonly from: string; readonly to: string; readonly digest: string },
): void {
  copyTree(from, to)
  if (digestDirectory(fileSystem, to) === digest) return
  rmSync(to, { recursive: true, force: true })
  throw changed(from)
}

/** Of two that bring the same at once, one is kept. */
function moveInto(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(systemErrorCode(error))) throw error
    rmSync(from, { recursive: true, force: true })
  }
}

function read(kept: string, digest: string): SkillFiles | undefined {
  const bytes = bytesOf(kept)
  const files = bytes.length === 0 && isFolder(kept) ? readTree(kept) : readPack(bytes)
  return files !== undefined && digestFiles(files) === digest ? files : undefined
}

/** Pruning leaves alone what was asked for within the hour. */
function isKept(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return false
  const now = Date.now()
  if (now - stat.mtimeMs > 600_000) utimesSync(path, now / 1000, now / 1000)
  return true
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

function bytesOf(path: string): Uint8Array {
  try {
    return readFileSync(path)
  } catch {
    return new Uint8Array()
  }
}

function writeWhole(path: string, bytes: Uint8Array): void {
  try {
    writeFileSync(path, bytes, { flag: 'wx', mode: 0o644 })
  } catch (error) {
    throw diskError('file-unwritable', path, error)
  }
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
