import type { ScanFile, ScanNote } from '@metier/core'
import { activeContent } from './active-content.ts'
import { fileType } from './file-type.ts'
import type { ScanLimits } from './scan-limits.ts'
import type { ArchiveMember } from './unpack/archive-member.ts'
import { inflate } from './unpack/inflate.ts'
import { readTar } from './unpack/read-tar.ts'
import { readZip } from './unpack/read-zip.ts'

/** Times that a member may be larger unpacked than packed before it counts as a bomb, from this size on. */
const largestRatio = 200
const smallestBomb = 4 * 1024 * 1024
/** Bytes that one packed file may unpack to, whatever of them is a text that is read. */
const largestUnpacked = 16 * 1024 * 1024
/** Bytes of an archive, or of another binary, that are looked at. */
export const largestBinary = 32 * 1024 * 1024

/** Takes files one by one, opens what is packed, and keeps count of all limits. */
export class CollectedFiles {
  readonly files: ScanFile[] = []
  readonly notes: ScanNote[] = []
  readonly #limits: ScanLimits
  #bytesLeft: number
  #membersLeft: number

  constructor(limits: ScanLimits) {
    this.#limits = limits
    this.#bytesLeft = limits.maximumBytes
    this.#membersLeft = limits.maximumFiles
  }

  note(rule: string, path: string, message: string): void {
    this.notes.push({ rule, path, message })
  }

  /** A file by its bytes; `size` is what it has on disk, which may be more. */
  add(path: string, bytes: Uint8Array, size: number, depth = 0): void {
    const type = fileType(bytes)
    if (/(?:^|\/)vbaProject\.bin$/i.test(path)) this.note('office-macro', path, 'Holds macros.')
    for (const { rule, message } of activeContent(bytes, path)) this.note(rule, path, message)
    if (type === 'native') this.note('native-executable', path, 'Is a compiled program.')
    if (type === 'archive') this.note('unreadable-archive', path, 'Is an archive of a kind that is not opened.')
    if (type === 'zip' || type === 'gzip' || type === 'tar') this.#addArchive(path, bytes, size, { type, depth })
    else if (type === 'media') this.#addMedia(path, bytes, size)
    else if (type === 'text') this.#addText(path, bytes, size)
    else this.#addText(path, readableText(bytes), Math.min(size, this.#limits.maximumFileBytes))
  }

  /** Of known media only text behind them is read; ruling 12 has what lies beyond a limit as a warning. */
  #addMedia(path: string, bytes: Uint8Array, size: number): void {
    this.files.push({ path, bytes: trailingText(bytes) })
    if (size > bytes.length)
      this.note('media-not-read-whole', path, `Has ${size} bytes; ${bytes.length} are looked at.`)
  }

  #addText(path: string, bytes: Uint8Array, size: number): void {
    const { maximumFileBytes } = this.#limits
    if (size > maximumFileBytes) {
      this.note('file-too-large', path, `Has ${size} bytes; ${maximumFileBytes} are read.`)
    }
    const read = headOf(bytes, Math.min(maximumFileBytes, this.#bytesLeft))
    if (read.length < Math.min(bytes.length, maximumFileBytes)) {
      this.note('file-too-large', path, `All files together have more than ${this.#limits.maximumBytes} bytes.`)
    }
    this.#bytesLeft -= read.length
    this.files.push({ path, bytes: read })
  }

  #addArchive(
    path: string,
    bytes: Uint8Array,
    size: number,
    { type, depth }: { readonly type: 'zip' | 'gzip' | 'tar'; readonly depth: number },
  ): void {
    this.files.push({ path })
    if (depth >= this.#limits.maximumArchiveDepth) {
      this.note('too-deep', path, `Is an archive inside ${depth} others.`)
      return
    }
    if (size > bytes.length) {
      this.note('file-too-large', path, `Is an archive of ${size} bytes; ${largestBinary} are read.`)
      return
    }
    if (type === 'gzip') {
      const plain = inflate(bytes, 'gzip', this.#largestUnpacked())
      if (plain === undefined) this.#refuse(path, bytes.length)
      else
        this.add(
          `${path}!/${
            path
              .split('/')
              .at(-1)
              ?.replace(/\.t?gz$/i, '') ?? 'content'
          }`,
          plain,
          plain.length,
          depth + 1,
        )
      return
    }
    const members = type === 'zip' ? readZip(bytes, this.#membersLeft) : readTar(bytes, this.#membersLeft)
    if (members === undefined) this.note('unreadable-archive', path, 'The archive is broken.')
    for (const member of members ?? []) {
      if (this.#membersLeft <= 0) {
        this.note('too-many-files', path, `Holds more than ${this.#limits.maximumFiles} files.`)
        return
      }
      this.#membersLeft -= 1
      this.#addMember(path, member, depth)
    }
  }

  #addMember(archive: string, member: ArchiveMember, depth: number): void {
    const path = `${archive}!/${member.path.replaceAll('\\', '/')}`
    if (/^(?:[/\\]|[a-zA-Z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(member.path)) {
      this.note('archive-escapes', archive, `Holds a file ${JSON.stringify(member.path.slice(0, 100))}.`)
    }
    const bytes = member.read(Math.max(this.#limits.maximumFileBytes, smallestBomb))
    if (bytes !== undefined) this.add(path, bytes, bytes.length, depth + 1)
    else if (member.size > smallestBomb) this.note('archive-bomb', archive, `Unpacks to ${member.size} bytes and more.`)
    else
      this.note(
        'unreadable-archive',
        archive,
        `Its file ${JSON.stringify(member.path.slice(0, 100))} cannot be unpacked.`,
      )
  }

  #largestUnpacked(): number {
    return Math.max(this.#limits.maximumBytes, largestUnpacked)
  }

  #refuse(path: string, packed: number): void {
    const isBomb = packed * largestRatio < this.#largestUnpacked() * 4
    if (isBomb) this.note('archive-bomb', path, 'Is broken, or unpacks to far more than it holds.')
    else this.note('unreadable-archive', path, 'Cannot be unpacked within the limits.')
  }
}

/** A copy when it is a part: a view would keep all of a large file in memory until the skill is judged. */
function headOf(bytes: Uint8Array, length: number): Uint8Array {
  return length < bytes.length ? bytes.slice(0, length) : bytes
}

/** Runs of readable characters in binary data, a line each, as the program `strings` shows them. */
function readableText(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.subarray(0, 1024 * 1024)).toString('latin1')
  return new TextEncoder().encode((text.match(/[\x20-\x7e]{6,2000}/g) ?? []).join('\n'))
}

/** A script can hide behind the head of a picture: what follows the last long stretch of binary data as text. */
function trailingText(bytes: Uint8Array): Uint8Array {
  const tail = bytes.subarray(Math.max(0, bytes.length - 65_536))
  let start = tail.length
  while (start > 0 && isReadable(tail[start - 1] ?? 0)) start -= 1
  // A copy: a view would keep the whole picture in memory until the skill is judged.
  return tail.length - start >= 40 ? tail.slice(start) : new Uint8Array(0)
}

function isReadable(byte: number): boolean {
  return (byte >= 32 && byte < 127) || byte === 9 || byte === 10 || byte === 13
}
