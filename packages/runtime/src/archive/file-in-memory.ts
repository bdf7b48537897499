import { hash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { FileToPack } from './file-to-pack.ts'

/** What was made here and lies on no disk, as a file for an archive. */
export function fileInMemory(bytes: Uint8Array, executable = false): FileToPack {
  return {
    size: bytes.length,
    executable,
    sha256: hash('sha256', bytes),
    crc32: crc32(bytes),
    async *parts() {
      yield bytes
    },
  }
}
