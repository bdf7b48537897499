import type { ArchiveMember } from './archive-member.ts'
import { inflate } from './inflate.ts'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const stored = 0
const deflated = 8
/** Bytes of the fixed part of each record (PKWARE's APPNOTE, 4.3). */
const endLength = 22
const entryLength = 46
const localLength = 30
const longestComment = 65_535

/**
 * Members of a zip archive by its central directory, which is what programs that unpack go by; directories are left
 * out. `undefined` when the archive is broken. Reads nothing outside of `bytes`.
 */
export function readZip(bytes: Uint8Array, mostMembers: number): readonly ArchiveMember[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === undefined) return undefined
  const members: ArchiveMember[] = []
  let at = view.getUint32(end + 16, true)
  // One more than asked for, so that who asks sees that there are more.
  while (members.length <= mostMembers) {
    if (at + entryLength > view.byteLength || view.getUint32(at, true) !== entrySignature) break
    const nameLength = view.getUint16(at + 28, true)
    const rest = view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    const path = Buffer.from(bytes.subarray(at + entryLength, at + entryLength + nameLength)).toString('utf8')
    if (!path.endsWith('/')) members.push(memberAt(bytes, view, at, path))
    at += entryLength + nameLength + rest
  }
  return members
}

function findEnd(view: DataView): number | undefined {
  const lowest = Math.max(0, view.byteLength - endLength - longestComment)
  for (let at = view.byteLength - endLength; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at
  }
  return undefined
}

function memberAt(bytes: Uint8Array, view: DataView, at: number, path: string): ArchiveMember {
  const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1
  const method = view.getUint16(at + 10, true)
  const packed = view.getUint32(at + 20, true)
  const size = view.getUint32(at + 24, true)
  const local = view.getUint32(at + 42, true)
  const read = (limit: number): Uint8Array | undefined => {
    if (isEncrypted || local + localLength > view.byteLength) return undefined
    const start = local + localLength + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const data = bytes.subarray(start, start + packed)
    if (method === stored) return data.length <= limit ? data : undefined
    return method === deflated ? inflate(data, 'raw', limit) : undefined
  }
  return { path, size, read }
}
