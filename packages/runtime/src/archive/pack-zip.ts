import { buffer } from 'node:stream/consumers'
import { compareBytes } from '@metier/core'
import { ZipFile } from 'yazl'
import type { PackedFile } from './packed-file.ts'

/** One moment in whatever zone we are: a zip has no zones, and yazl reads the local clock. */
const always = (): Date => new Date(2000, 0, 1)

/**
 * The same files give the same bytes on any machine: order of names, times and modes are fixed, and nothing is
 * compressed, because what a compressor makes differs from one version of zlib to the next.
 */
export async function packZip(files: readonly PackedFile[]): Promise<Uint8Array> {
  const zip = new ZipFile()
  for (const { path, bytes, executable } of files.toSorted((a, b) => compareBytes(a.path, b.path))) {
    zip.addBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), path, {
      mtime: always(),
      mode: executable ? 0o100755 : 0o100644,
      compress: false,
      forceDosTimestamp: true,
    })
  }
  zip.end()
  return buffer(zip.outputStream)
}
