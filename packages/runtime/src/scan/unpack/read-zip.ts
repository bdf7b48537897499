import { posix } from 'node:path'
import type { ArchiveContent } from './archive-content.ts'
import type { ArchiveMember } from './archive-member.ts'
import { inflate } from './inflate.ts'

const endHead = Buffer.from('PK\u0005\u0006')
const localHead = Buffer.from('PK\u0003\u0004')
const stored = 0
const deflated = 8
/** Bytes of the fixed part of each record (PKWARE's APPNOTE, 4.3). */
const endLength = 22
/** In the directory at the end, and before each member. */
const entryRecord = { signature: 0x02014b50, length: 46 }
const localRecord = { signature: 0x04034b50, length: 30 }
const longestComment = 65_535
/** Mode of a link, in the upper half of the attributes that Unix writes. */
const linkMode = 0o120000

/** Where the central directory lies, and how far everything is moved by what stands in front of the archive. */
interface Place {
  readonly start: number
  readonly shift: number
  readonly count: number
}

/**
 * Members of a zip archive by its central directory, which is what programs that unpack go by; directories are left
 * out. The directory stands right before its end record, so that an archive is one with anything in front of it too.
 * `undefined` where there is none. Reads nothing outside of `bytes`.
 */
export function readZip(bytes: Uint8Array, mostMembers: number): ArchiveContent | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const place = findDirectory(bytes, view)
  if (place === undefined) return undefined
  const members: ArchiveMember[] = []
  const spans: (readonly [start: number, end: number])[] = []
  let isSound = true
  let at = place.start
  let seen = 0
  // One more than asked for, so that who asks sees that there are more.
  while (members.length <= mostMembers && isAt(view, at, entryRecord)) {
    const nameLength = view.getUint16(at + 28, true)
    const name = bytes.subarray(at + entryRecord.length, at + entryRecord.length + nameLength)
    const entry = entryAt(bytes, view, { at, name, shift: place.shift })
    if (entry === undefined) isSound = false
    else {
      spans.push(entry.span)
      if (!entry.member.path.endsWith('/')) members.push(entry.member)
    }
    at += entryRecord.length + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    seen += 1
  }
  const isWhole = members.length > mostMembers || (isSound && seen === place.count && !hasUnlisted(bytes, spans, place))
  return { members, ...(!isWhole && { unread: 'Its list of files is not what it holds.' }) }
}

function findDirectory(bytes: Uint8Array, view: DataView): Place | undefined {
  const lowest = Math.max(0, bytes.length - endLength - longestComment)
  const end = Buffer.from(bytes.buffer, bytes.byteOffset + lowest, bytes.length - lowest).lastIndexOf(endHead) + lowest
  if (end < lowest || end + endLength > bytes.length) return undefined
  const count = view.getUint16(end + 10, true)
  const start = end - view.getUint32(end + 12, true)
  const shift = start - view.getUint32(end + 16, true)
  const isFound = count === 0 || (shift >= 0 && isAt(view, start, entryRecord))
  // Where it is not found nothing is listed: programs differ in which of two places they go by.
  return isFound ? { start, shift, count } : { start: end, shift: 0, count }
}

function isAt(view: DataView, at: number, { signature, length }: typeof entryRecord): boolean {
  return at >= 0 && at + length <= view.byteLength && view.getUint32(at, true) === signature
}

/** `undefined` where there is no such member: programs that go by the members themselves see something else. */
function entryAt(
  bytes: Uint8Array,
  view: DataView,
  { at, name, shift }: { readonly at: number; readonly name: Uint8Array; readonly shift: number },
): { readonly member: ArchiveMember; readonly span: readonly [number, number] } | undefined {
  const packed = view.getUint32(at + 20, true)
  const local = view.getUint32(at + 42, true) + shift
  if (!isAt(view, local, localRecord)) return undefined
  const ownName = bytes.subarray(
    local + localRecord.length,
    local + localRecord.length + view.getUint16(local + 26, true),
  )
  if (Buffer.compare(ownName, name) !== 0) return undefined
  const start = local + localRecord.length + ownName.length + view.getUint16(local + 28, true)
  if (start + packed > view.byteLength) return undefined
  const data = bytes.subarray(start, start + packed)
  const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1
  const method = view.getUint16(at + 10, true)
  const read = (limit: number): Uint8Array | undefined => {
    if (isEncrypted) return undefined
    if (method === stored) return data.length <= limit ? data : undefined
    return method === deflated ? inflate(data, 'raw', limit) : undefined
  }
  const path = Buffer.from(name).toString('utf8')
  const isLink = ((view.getUint32(at + 38, true) >>> 16) & 0o170000) === linkMode
  const link = isLink ? linkFrom(path, read(4096)) : undefined
  const member = { path, packed, size: view.getUint32(at + 24, true), read, ...(link !== undefined && { link }) }
  return { member, span: [local, start + packed] }
}

function linkFrom(path: string, target: Uint8Array | undefined): string {
  const link = Buffer.from(target ?? new Uint8Array(0)).toString('utf8')
  return link.startsWith('/') ? link : posix.join(posix.dirname(path), link)
}

/** Does a member begin where none is listed? Who reads an archive from its front unpacks that too. */
function hasUnlisted(
  bytes: Uint8Array,
  spans: readonly (readonly [number, number])[],
  { start, shift }: Place,
): boolean {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // In front of an archive may stand a program that unpacks it, which knows this signature too.
  let at = whole.indexOf(localHead) === 0 ? 0 : shift
  for (const [from, to] of [...spans.toSorted(([left], [right]) => left - right), [start, start] as const]) {
    if (whole.subarray(at, Math.max(at, from)).includes(localHead)) return true
    at = Math.max(at, to)
  }
  return false
}
