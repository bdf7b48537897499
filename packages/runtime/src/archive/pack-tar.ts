import { buffer } from 'node:stream/consumers'
import { fileInMemory } from './file-in-memory.ts'
import type { PackedFile } from './packed-file.ts'
import { tarParts } from './tar-parts.ts'

/** A tar.gz of files that are at hand, see `tarParts`. */
export async function packTar(files: readonly PackedFile[]): Promise<Uint8Array> {
  return buffer(tarParts(files.map(({ path, bytes, executable }) => ({ path, ...fileInMemory(bytes, executable) }))))
}
