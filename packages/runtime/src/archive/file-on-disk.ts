import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { crc32 } from 'node:zlib'
import { MetierError } from '@metier/core'
import { diskError } from '../disk/disk-error.ts'
import { readParts } from '../disk/read-parts.ts'
import type { FileToPack } from './file-to-pack.ts'

/** Bytes that are held of a file at once. */
const partBytes = 256 * 1024

/**
 * A file of the disk for an archive, read once for its sums and once more for its bytes: no more than a part of it is held.
 * Throws `refused` for what is no regular file, and when the second look finds something else.
 */
export function fileOnDisk(path: string): FileToPack {
  const sum = createHash('sha256')
  let crc = 0
  let size = 0
  const stat = readParts(path, (part) => {
    sum.update(part)
    crc = crc32(part, crc)
    size += part.length
  })
  if (stat?.size !== size) throw changed(path)
  const sha256 = sum.digest('hex')
  return {
    size,
    executable: (stat.mode & 0o100) !== 0,
    sha256,
    crc32: crc,
    parts: () => partsOf(path, { size, sha256 }),
  }
}

async function* partsOf(path: string, { size, sha256 }: Pick<FileToPack, 'size' | 'sha256'>) {
  const sum = createHash('sha256')
  let left = size
  const stream: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: partBytes })
  try {
    for await (const part of stream) {
      left -= part.length
      // More than was announced would be taken for what comes next in the archive.
      if (left < 0) break
      sum.update(part)
      yield part
    }
  } catch (error) {
    throw diskError('file-unreadable', path, error)
  }
  if (left !== 0 || sum.digest('hex') !== sha256) throw changed(path)
}

function changed(path: string): MetierError {
  return new MetierError({
    code: 'refused',
    message: `${path} changed while it was packed.`,
    next: 'Run the command again when nothing writes there; nothing was written.',
    data: { path },
  })
}
