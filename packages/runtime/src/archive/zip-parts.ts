import { MetierError, compareBytes, plural } from '@metier/core'
import type { ArchiveEntry } from './archive-entry.ts'

/** Midnight of the first of January 2000, as DOS counts: a zip has no zones, so no clock is asked. */
const always = { time: 0, date: (20 << 9) | (1 << 5) | 1 } as const

/** What a reader must know (2.0), and what it was made by (6.3 on Unix, which modes are of). */
const version = { needed: 20, madeBy: (3 << 8) | 63 } as const

const namesAreUtf8 = 0x0800

/** Beyond these a zip has another form, which not every reader of skills knows. */
const most = { files: 0xfffe, bytes: 0xffff_fffe } as const

/**
 * The same files give the same bytes on any machine: order of names, times and modes are fixed, and nothing is
 * compressed, because what a compressor makes differs from one version of zlib to the next. Throws `invalid-input` for
 * more than a plain zip holds.
 */
export async function* zipParts(entries: readonly ArchiveEntry[]): AsyncGenerator<Uint8Array> {
  requireRoom(entries)
  const sorted = entries.toSorted((a, b) => compareBytes(a.path, b.path))
  const list: Buffer[] = []
  let at = 0
  for (const entry of sorted) {
    const name = Buffer.from(entry.path)
    const common = commonFields(entry, name)
    list.push(recordOf(entry, { name, common, at }))
    const header = Buffer.concat([Buffer.from('PK\x03\x04'), common, name])
    yield header
    yield* entry.parts()
    at += header.length + entry.size
  }
  const directory = Buffer.concat(list)
  yield directory
  yield endOf({ files: sorted.length, size: directory.length, at })
}

function requireRoom(entries: readonly ArchiveEntry[]): void {
  const bytes = entries.reduce((sum, { size, path }) => sum + size + 100 + 2 * Buffer.byteLength(path), 0)
  if (entries.length <= most.files && bytes <= most.bytes) return
  throw new MetierError({
    code: 'invalid-input',
    message: `A zip takes no more than ${most.files} files and 4 GiB; these are ${plural(entries.length, 'file')} of ${plural(bytes, 'byte')}.`,
    next: 'Take out of the skill what is no part of it, and have it fetched where it is needed.',
  })
}

/** What both headers of a file say, from the version that is needed to the length of further fields. */
function commonFields({ crc32, size }: ArchiveEntry, name: Buffer): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(version.needed, 0)
  fields.writeUInt16LE(namesAreUtf8, 2)
  fields.writeUInt16LE(always.time, 6)
  fields.writeUInt16LE(always.date, 8)
  fields.writeUInt32LE(crc32, 10)
  fields.writeUInt32LE(size, 14)
  fields.writeUInt32LE(size, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

interface Placed {
  readonly name: Buffer
  readonly common: Buffer
  /** Where in the archive the file begins. */
  readonly at: number
}

/** The line of a file in the directory at the end. */
function recordOf({ executable }: ArchiveEntry, { name, common, at }: Placed): Buffer {
  const madeBy = Buffer.alloc(2)
  madeBy.writeUInt16LE(version.madeBy)
  const rest = Buffer.alloc(14)
  rest.writeUInt16LE(executable ? 0o100755 : 0o100644, 8)
  rest.writeUInt32LE(at, 10)
  return Buffer.concat([Buffer.from('PK\x01\x02'), madeBy, common, rest, name])
}

interface Directory {
  readonly files: number
  /** Bytes. */
  readonly size: number
  readonly at: number
}

function endOf({ files, size, at }: Directory): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files, 8)
  end.writeUInt16LE(files, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  return end
}
