import { buffer } from 'node:stream/consumers'
import { fileInMemory } from './file-in-memory.ts'
import type { PackedFile } from './packed-file.ts'
import { zipParts } from './zip-parts.ts'

/** A zip of files that are at hand, see `zipParts`. */
export async function packZip(files: readonly PackedFile[]): Promise<Uint8Array> {
  return buffer(zipParts(files.map(({ path, bytes, executable }) => ({ path, ...fileInMemory(bytes, executable) }))))
}
