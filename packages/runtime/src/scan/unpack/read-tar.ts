import { posix } from 'node:path'
import type { ArchiveContent } from './archive-content.ts'
import type { ArchiveMember } from './archive-member.ts'

const block = 512
const nothing = new Uint8Array(0)
/** Bytes of a record that says what the next header cannot. */
const longestRecord = 1024 * 1024

/** What a header says of what follows it, or what a record before it said in its place. */
interface Names {
  path?: string | undefined
  link?: string | undefined
  size?: number | undefined
}

/**
 * Members of a tar archive (POSIX ustar, with GNU's and PAX's names and sizes). A kind that nobody knows is a file, as
 * it is to programs that unpack. Links and devices are members without bytes.
 */
export function readTar(bytes: Uint8Array, mostMembers: number): ArchiveContent {
  const members: ArchiveMember[] = []
  let said: Names = {}
  let at = 0
  while (at + block <= bytes.length && members.length <= mostMembers) {
    const header = bytes.subarray(at, at + block)
    // A first character of zero is no end: the name may have been said before.
    if (isEmpty(header)) break
    const size = said.size ?? numberOf(header.subarray(124, 136))
    if (size === undefined) return { members, unread: 'One of its headers is broken.' }
    const data = bytes.subarray(at + block, at + block + size)
    at += block + Math.ceil(size / block) * block
    const type = String.fromCharCode(header[156] ?? 0)
    if ('LKx'.includes(type)) said = { ...said, ...recordOf(type, data) }
    else {
      // Some unpack what stands behind a link or a directory, others read on there.
      const isTwofold = '123456'.includes(type) && size > 0
      const isForAll = type === 'g' && Object.keys(recordOf('x', data)).length > 0
      if (isTwofold || isForAll || type === 'S') return { members, unread: 'It can be read in more than one way.' }
      if (type !== 'g') members.push(...memberOf(header, type, { data, size, said }))
      said = {}
    }
  }
  const isMore = members.length <= mostMembers && !isEmpty(bytes.subarray(Math.min(at, bytes.length)))
  return { members, ...(isMore && { unread: 'Something stands behind its end.' }) }
}

function memberOf(
  header: Uint8Array,
  type: string,
  { data, size, said }: { readonly data: Uint8Array; readonly size: number; readonly said: Names },
): readonly ArchiveMember[] {
  const prefix = textOf(header.subarray(345, 500))
  const name = textOf(header.subarray(0, 100))
  const path = said.path ?? (prefix === '' ? name : `${prefix}/${name}`)
  if (type === '5' || type === 'V') return []
  if ('12346'.includes(type)) {
    const link = said.link ?? textOf(header.subarray(157, 257))
    return [
      {
        path,
        link: '346'.includes(type) ? '/dev' : linkFrom(path, link, type),
        packed: 0,
        size: 0,
        read: () => nothing,
      },
    ]
  }
  return [{ path, packed: size, size, read: (limit) => (data.length === size && size <= limit ? data : undefined) }]
}

/** A hard link is named from the top of the archive, any other from where it stands. */
function linkFrom(path: string, link: string, type: string): string {
  return type === '1' || link.startsWith('/') ? link : posix.join(posix.dirname(path), link)
}

/** What a header of GNU (`L`, `K`) or of PAX (`x`) says of the member behind it. */
function recordOf(type: string, data: Uint8Array): Names {
  if (type !== 'x') return type === 'L' ? { path: textOf(data) } : { link: textOf(data) }
  const names: Names = {}
  // Each is `LENGTH KEY=VALUE` and a line feed, its own length counted; a value may hold line feeds.
  let rest = data.subarray(0, longestRecord)
  while (rest.length > 0) {
    const head = Buffer.from(rest.subarray(0, 64)).toString('latin1')
    const length = Number.parseInt(/^\d{1,7} /.exec(head)?.[0] ?? '', 10)
    if (!(length > 3)) break
    const [, key = '', value = ''] = /^\d+ ([^=]*)=([^]*)\n$/.exec(textOf(rest.subarray(0, length))) ?? []
    if (key === 'path' || key === 'GNU.sparse.name') names.path = value
    else if (key === 'linkpath') names.link = value
    else if (key === 'size') names.size = /^\d{1,15}$/.test(value) ? Number(value) : undefined
    rest = rest.subarray(length)
  }
  return names
}

/** Octal digits, or GNU's bytes of a large number behind a set bit. */
function numberOf(field: Uint8Array): number | undefined {
  const [first = 0] = field
  if (first >= 0x80) {
    const value = field.subarray(1).reduce((sum, byte) => sum * 256 + byte, first & 0x7f)
    return Number.isSafeInteger(value) ? value : undefined
  }
  const text = textOf(field).trim()
  return /^[0-7]*$/.test(text) ? Number.parseInt(text || '0', 8) : undefined
}

function isEmpty(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0)
}

function textOf(bytes: Uint8Array): string {
  const end = bytes.indexOf(0)
  return Buffer.from(end === -1 ? bytes : bytes.subarray(0, end)).toString('utf8')
}
