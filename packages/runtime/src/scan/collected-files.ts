import { plural } from '@metier/core'
import type { ScanFile, ScanNote } from '@metier/core'
import { activeContent } from './active-content.ts'
import { fileType } from './file-type.ts'
import type { ScanLimits } from './scan-limits.ts'
import type { ArchiveMember } from './unpack/archive-member.ts'
import { hasMediaName, mediaText } from './media-text.ts'
import { packedBehind } from './packed-behind.ts'
import { readableText } from './readable-text.ts'
import type { ArchiveContent } from './unpack/archive-content.ts'
import { inflate } from './unpack/inflate.ts'
import { readTar } from './unpack/read-tar.ts'
import { readZip } from './unpack/read-zip.ts'

/** Times that a member may be larger unpacked than packed before it counts as a bomb, from this size on. */
const largestRatio = 200
/** Bytes that one packed file may unpack to, whatever of them is a text that is read. */
const largestUnpacked = 16 * 1024 * 1024
/** Bytes that all packed files of a skill may unpack to together. */
const mostUnpacked = 64 * 1024 * 1024
/** Bytes of an archive, or of another binary, that are looked at. */
export const largestBinary = 32 * 1024 * 1024

interface FileOfSkill {
  /** What it has on disk, which may be more than was read. */
  readonly size: number
  /** In how many archives it lies. */
  readonly depth?: number
}

/** Takes files one by one, opens what is packed, and keeps count of all limits. */
export class CollectedFiles {
  readonly files: ScanFile[] = []
  readonly notes: ScanNote[] = []
  readonly #limits: ScanLimits
  #bytesLeft: number
  #membersLeft: number
  #unpackedLeft = mostUnpacked

  constructor(limits: ScanLimits) {
    this.#limits = limits
    this.#bytesLeft = limits.maximumBytes
    this.#membersLeft = limits.maximumFiles
  }

  note(rule: string, path: string, message: string): void {
    this.notes.push({ rule, path, message })
  }

  /** A file by its bytes. */
  add(path: string, bytes: Uint8Array, { size, depth = 0 }: FileOfSkill): void {
    const type = fileType(bytes)
    if (/(?:^|\/)vbaProject\.bin$/i.test(path)) this.note('office-macro', path, 'Holds macros.')
    for (const { rule, message } of activeContent(bytes, path)) this.note(rule, path, message)
    if (type === 'native') this.note('native-executable', path, 'Is a compiled program.')
    if (type === 'archive') this.note('unreadable-archive', path, 'Is an archive of a kind that is not opened.')
    if (type === 'zip' || type === 'gzip' || type === 'tar') {
      this.#addArchive(path, bytes, { size, type, depth })
      return
    }
    if (type === 'text') this.#addText(path, bytes, size)
    else if (type === 'media' && hasMediaName(path)) this.#addMedia(path, bytes, size)
    else if (type === 'binary' || type === 'media') this.#addBinary(path, bytes, size)
    // That nobody can read the rest of these is said already.
    else this.#addText(path, readableText(bytes.subarray(0, this.#limits.maximumFileBytes)), 0)
    this.#addBehind(path, bytes, { isText: type === 'text' || isScript(bytes), depth })
  }

  /** What is readable in data of an unknown kind. */
  #addBinary(path: string, bytes: Uint8Array, size: number): void {
    const text = readableText(bytes)
    this.#addText(path, text, size > bytes.length ? size : text.length)
  }

  /** An archive can stand behind anything, and is unpacked by those who look for its end; behind a program also others. */
  #addBehind(
    path: string,
    bytes: Uint8Array,
    { isText, depth }: { readonly isText: boolean; readonly depth: number },
  ): void {
    const zip = readZip(bytes, this.#membersLeft)
    const hasZip = zip !== undefined && zip.members.length > 0
    // What stands in packed data is seen where that is unpacked.
    const [packed] = isText ? packedBehind(bytes) : []
    if (depth >= this.#limits.maximumArchiveDepth && (hasZip || packed !== undefined)) {
      this.note('too-deep', path, `Holds an archive inside ${depth} others.`)
      return
    }
    if (hasZip) this.#addMembers(path, zip, depth)
    if (packed === undefined) return
    const plain = packed.kind === 'gzip' ? this.#gunzip(bytes.subarray(packed.at)) : undefined
    if (plain !== undefined) this.add(`${path}!/packed`, plain, { size: plain.length, depth: depth + 1 })
    else this.note('unreadable-archive', path, 'Holds packed data behind its text that is not opened.')
  }

  /** Of known media only text is read; ruling 12 has what lies beyond a limit as a warning. */
  #addMedia(path: string, bytes: Uint8Array, size: number): void {
    this.files.push({ path, bytes: mediaText(bytes) })
    if (size > bytes.length)
      this.note('media-not-read-whole', path, `Has ${plural(size, 'byte')}; ${bytes.length} are looked at.`)
  }

  #addText(path: string, bytes: Uint8Array, size: number): void {
    const { maximumFileBytes } = this.#limits
    if (size > maximumFileBytes) {
      this.note('file-too-large', path, `Has ${plural(size, 'byte')}; ${maximumFileBytes} are read.`)
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
    { size, type, depth }: Required<FileOfSkill> & { readonly type: 'zip' | 'gzip' | 'tar' },
  ): void {
    this.files.push({ path })
    if (depth >= this.#limits.maximumArchiveDepth) {
      this.note('too-deep', path, `Is an archive inside ${depth} others.`)
      return
    }
    if (size > bytes.length) {
      this.note('file-too-large', path, `Is an archive of ${plural(size, 'byte')}; ${largestBinary} are read.`)
      return
    }
    if (type === 'gzip') {
      const plain = this.#gunzip(bytes)
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
          { size: plain.length, depth: depth + 1 },
        )
      return
    }
    const content = type === 'zip' ? readZip(bytes, this.#membersLeft) : readTar(bytes, this.#membersLeft)
    if (content === undefined) this.note('unreadable-archive', path, 'The archive is broken.')
    else this.#addMembers(path, content, depth)
  }

  #addMembers(path: string, { members, unread }: ArchiveContent, depth: number): void {
    if (unread !== undefined) this.note('unreadable-archive', path, unread)
    for (const member of members) {
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
    const name = JSON.stringify(member.path.slice(0, 100))
    if (leadsOut(member.path)) this.note('archive-escapes', archive, `Holds a file ${name}.`)
    if (member.link !== undefined) {
      // Whoever unpacks it writes through the link, or reads through it later.
      if (leadsOut(member.link)) this.note('archive-escapes', archive, `Holds a link ${name} that leads out of it.`)
      this.files.push({ path })
      return
    }
    const limit = this.#mayUnpack()
    const bytes = member.read(limit)
    if (bytes !== undefined) {
      this.#unpackedLeft -= bytes.length
      this.add(path, bytes, { size: bytes.length, depth: depth + 1 })
    } else if (member.size > Math.max(limit, member.packed * largestRatio))
      this.note('archive-bomb', archive, `Unpacks to ${plural(member.size, 'byte')} and more.`)
    else if (member.size > limit)
      this.note(
        'file-too-large',
        archive,
        `Its file ${name} has ${plural(member.size, 'byte')}; ${limit} more are unpacked.`,
      )
    else this.note('unreadable-archive', archive, `Its file ${name} cannot be unpacked.`)
  }

  #gunzip(bytes: Uint8Array): Uint8Array | undefined {
    const plain = inflate(bytes, 'gzip', this.#mayUnpack())
    this.#unpackedLeft -= plain?.length ?? 0
    return plain
  }

  #mayUnpack(): number {
    return Math.max(0, Math.min(this.#largestUnpacked(), this.#unpackedLeft))
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

/** An absolute path, or one that climbs above the top. */
function leadsOut(path: string): boolean {
  return /^(?:[/\\]|[a-zA-Z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(path)
}

function isScript(bytes: Uint8Array): boolean {
  return bytes[0] === 0x23 && bytes[1] === 0x21
}
