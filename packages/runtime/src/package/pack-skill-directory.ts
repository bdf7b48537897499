import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { MetierError, entryPathProblem } from '@metier/core'
import { packTar } from '../archive/pack-tar.ts'
import { packZip } from '../archive/pack-zip.ts'
import { readSkillFiles } from './read-skill-files.ts'

export interface PackOptions {
  /** Absolute directory of the skill. */
  readonly directory: string
  readonly format: 'zip' | 'tar.gz'
  /** Folder in the archive that the files lie in; empty puts them at the top. */
  readonly prefix: string
}

/** What no reader of the archive has a use for. */
const skipped = new Set(['.git', 'node_modules', '__pycache__', '.DS_Store'])

/** A skill as one file; the same skill gives the same bytes anywhere. Throws `refused` for links and unusable names. */
export async function packSkillDirectory({ directory, format, prefix }: PackOptions): Promise<Uint8Array> {
  refuseLinks(directory, '')
  const files = [...readSkillFiles(directory)]
    .filter(([path]) => !path.split('/').some((part) => skipped.has(part)))
    .map(([path, content]) => ({ path: prefix === '' ? path : `${prefix}/${path}`, ...content }))
  for (const { path } of files) {
    const problem = entryPathProblem(path)
    if (problem !== undefined) throw refused(path, problem)
  }
  return format === 'zip' ? packZip(files) : packTar(files)
}

/** A link would have to be read through, and what is behind it is not part of the skill. */
function refuseLinks(directory: string, within: string): void {
  for (const entry of readdirSync(join(directory, within), { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue
    const path = within === '' ? entry.name : `${within}/${entry.name}`
    if (entry.isDirectory()) refuseLinks(directory, path)
    else if (!entry.isFile()) throw refused(path, 'is no regular file')
  }
}

function refused(path: string, why: string): MetierError {
  return new MetierError({
    code: 'refused',
    message: `The skill cannot be packed: ${path} ${why}.`,
    next: 'Put a regular file in its place, or take it out.',
  })
}
