import type { SkillFiles } from '@metier/core'
import { packTar } from '../archive/pack-tar.ts'
import { packZip } from '../archive/pack-zip.ts'

export interface PackSkillFilesOptions {
  readonly files: SkillFiles
  readonly format: 'zip' | 'tar.gz'
  /** Folder in the archive that the files lie in; empty puts them at the top. */
  readonly prefix: string
}

/** A skill as one file; the same files give the same bytes anywhere. */
export async function packSkillFiles({ files, format, prefix }: PackSkillFilesOptions): Promise<Uint8Array> {
  const listed = [...files].map(([path, content]) => ({ path: prefix === '' ? path : `${prefix}/${path}`, ...content }))
  return format === 'zip' ? packZip(listed) : packTar(listed)
}
