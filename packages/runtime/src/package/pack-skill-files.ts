import type { FilesToPack } from '../archive/file-to-pack.ts'
import { tarParts } from '../archive/tar-parts.ts'
import { zipParts } from '../archive/zip-parts.ts'

export interface PackSkillFilesOptions {
  readonly files: FilesToPack
  readonly format: 'zip' | 'tar.gz'
  /** Folder in the archive that the files lie in; empty puts them at the top. */
  readonly prefix: string
}

/** A skill as the bytes of one file, part after part, to be read once; the same files give the same bytes anywhere. */
export function packSkillFiles({ files, format, prefix }: PackSkillFilesOptions): AsyncIterable<Uint8Array> {
  const entries = [...files].map(([path, file]) => ({ path: prefix === '' ? path : `${prefix}/${path}`, ...file }))
  return format === 'zip' ? zipParts(entries) : tarParts(entries)
}
