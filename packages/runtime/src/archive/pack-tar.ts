import { compareBytes } from '@metier/core'
import { packTar as pack } from 'modern-tar'
import { gzipStored } from './gzip-stored.ts'
import type { PackedFile } from './packed-file.ts'

/** A tar.gz of which the same holds as of `packZip`: the same files, the same bytes. */
export async function packTar(files: readonly PackedFile[]): Promise<Uint8Array> {
  const entries = files
    .toSorted((a, b) => compareBytes(a.path, b.path))
    .map(({ path, bytes, executable }) => ({
      header: {
        name: path,
        size: bytes.length,
        type: 'file' as const,
        mode: executable ? 0o755 : 0o644,
        mtime: new Date(0),
        uid: 0,
        gid: 0,
        uname: '',
        gname: '',
      },
      body: bytes,
    }))
  return gzipStored(await pack(entries))
}
