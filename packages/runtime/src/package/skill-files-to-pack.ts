import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { MetierError, entryPathProblem } from '@metier/core'
import { fileOnDisk } from '../archive/file-on-disk.ts'
import type { FileToPack } from '../archive/file-to-pack.ts'

/** What no reader of the archive has a use for. */
const skipped = new Set(['.git', 'node_modules', '__pycache__', '.DS_Store'])

/** The files of a skill that are handed on, by path. Throws `refused` for links and unusable names. */
export function skillFilesToPack(directory: string): Map<string, FileToPack> {
  const files = new Map<string, FileToPack>()
  for (const path of pathsIn(directory, '')) {
    const problem = entryPathProblem(path)
    if (problem !== undefined) throw refused(path, problem)
    files.set(path, fileOnDisk(join(directory, path)))
  }
  return files
}

/** A link would have to be read through, and what is behind it is not part of the skill. */
function pathsIn(directory: string, within: string): readonly string[] {
  return readdirSync(join(directory, within), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return []
    const path = within === '' ? entry.name : `${within}/${entry.name}`
    if (entry.isDirectory()) return pathsIn(directory, path)
    if (!entry.isFile()) throw refused(path, 'is no regular file')
    return [path]
  })
}

function refused(path: string, why: string): MetierError {
  return new MetierError({
    code: 'refused',
    message: `The skill cannot be packed: ${path} ${why}.`,
    next: 'Put a regular file in its place, or take it out.',
  })
}
