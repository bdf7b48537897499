import { collisionKey, entryPathProblem, plural } from '@metier/core'
import type { ArchiveLimits } from './archive-limits.ts'
import { archiveRefused } from './archive-refused.ts'

/** Bytes that a tar takes for one file beside its content: headers of 512 bytes, a long name, fill. */
const tarOverhead = 2560

/** Characters of a name shown in an error. */
const shownName = 200

/**
 * What every kind of archive has to pass, entry by entry: names that are the same files everywhere, no links, no
 * special files, no two entries for one file, and an end to numbers and sizes.
 */
export class EntryGate {
  readonly #name: string
  readonly #limits: ArchiveLimits
  readonly #files = new Map<string, string>()
  readonly #directories = new Map<string, string>()
  #bytes = 0
  #raw = 0

  constructor(name: string, limits: ArchiveLimits) {
    this.#name = name
    this.#limits = limits
  }

  /** A regular file that may be written at this path. Throws `refused`. */
  file(path: string): void {
    this.#checkName(path)
    const key = collisionKey(path)
    const before = this.#files.get(key) ?? this.#directories.get(key)
    if (before !== undefined) this.refuse(`${show(path)} and ${show(before)} are one file on some systems`)
    this.#files.set(key, path)
    this.#enter(path)
    if (this.#files.size > this.#limits.files) this.refuse(`it holds more than ${this.#limits.files} files`)
  }

  directory(path: string): void {
    const trimmed = path.replace(/\/+$/, '')
    if (trimmed === '' || trimmed === '.') return
    this.#checkName(trimmed)
    this.#enter(`${trimmed}/x`)
  }

  /** Counts what was unpacked. Throws `refused` at the first byte too many. */
  bytes(path: string, ofFile: number, more: number): void {
    this.#bytes += more
    if (ofFile > this.#limits.fileBytes) this.refuse(`${show(path)} is larger than ${this.#limits.fileBytes} bytes`)
    if (this.#bytes > this.#limits.unpackedBytes) {
      this.refuse(`its files are larger than ${this.#limits.unpackedBytes} bytes together`)
    }
  }

  /** Counts what a decompressor gave, headers and fill included. */
  raw(more: number): void {
    this.#raw += more
    const { unpackedBytes, files } = this.#limits
    // A tar has a header, a long name and a fill for each file at most.
    if (this.#raw > unpackedBytes + files * tarOverhead)
      this.refuse(`it unpacks to more than ${plural(unpackedBytes, 'byte')}`)
  }

  refuse(why: string): never {
    throw archiveRefused(this.#name, why)
  }

  #checkName(path: string): void {
    const problem = entryPathProblem(path)
    if (problem !== undefined) this.refuse(`${show(path)} ${problem}`)
  }

  /** A file where another entry needs a directory would be written over or through. */
  #enter(path: string): void {
    const parts = path.split('/')
    for (let length = 1; length < parts.length; length++) {
      const directory = parts.slice(0, length).join('/')
      const key = collisionKey(directory)
      const other = this.#files.get(key) ?? this.#directories.get(key)
      if (other !== undefined && other !== directory) {
        this.refuse(`${show(directory)} and ${show(other)} are one name on some systems`)
      }
      if (this.#files.has(key)) this.refuse(`${show(directory)} is a file and a directory at once`)
      this.#directories.set(key, directory)
    }
  }
}

function show(path: string): string {
  return JSON.stringify(path.slice(0, shownName))
}
