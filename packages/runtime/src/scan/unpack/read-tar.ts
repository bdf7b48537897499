import type { ArchiveMember } from './archive-member.ts'

const block = 512

/** Members of a tar archive (POSIX ustar, with GNU's and PAX's long names); links are members without bytes. */
export function readTar(bytes: Uint8Array, mostMembers: number): readonly ArchiveMember[] {
  const members: ArchiveMember[] = []
  let longName: string | undefined
  for (let at = 0; at + block <= bytes.length && members.length <= mostMembers;) {
    const header = bytes.subarray(at, at + block)
    if (header[0] === 0) break
    const size = Number.parseInt(textOf(header, 124, 12).trim() || '0', 8)
    if (!Number.isSafeInteger(size) || size < 0) break
    const data = bytes.subarray(at + block, at + block + size)
    const type = String.fromCharCode(header[156] ?? 0)
    const prefix = textOf(header, 345, 155)
    const path = longName ?? (prefix === '' ? textOf(header, 0, 100) : `${prefix}/${textOf(header, 0, 100)}`)
    longName = undefined
    if (type === 'L') longName = textOf(data, 0, data.length)
    else if (type === 'x') longName = /\d+ path=([^\n]*)\n/.exec(textOf(data, 0, Math.min(data.length, 65_536)))?.[1]
    else if (type === '1' || type === '2') members.push({ path, size: 0, read: () => new Uint8Array(0) })
    else if (type === '0' || type === '\0') {
      members.push({ path, size, read: (limit) => (data.length === size && size <= limit ? data : undefined) })
    }
    at += block + Math.ceil(size / block) * block
  }
  return members
}

function textOf(bytes: Uint8Array, start: number, length: number): string {
  const part = bytes.subarray(start, start + length)
  const end = part.indexOf(0)
  return Buffer.from(end === -1 ? part : part.subarray(0, end)).toString('utf8')
}
