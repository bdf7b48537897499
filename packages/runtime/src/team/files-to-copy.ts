import { join } from 'node:path'
import { MetierError, type FileSystem } from '@metier/core'
import { pathInside } from '../discover/path-inside.ts'

export interface FileToCopy {
  /** In the skill. */
  readonly path: readonly string[]
  /** Absolute, behind all links. */
  readonly source: string
  readonly mode: number
}

/** A skill with more files than this is no skill. */
const mostFiles = 20_000

/**
 * The files of a skill as a copy without links has them: a linked file of the skill becomes a file. `.git` is left
 * out. Throws `refused` for a link to a directory or out of the skill, which has no place in a copy.
 */
export function filesToCopy(fileSystem: FileSystem, directory: string): readonly FileToCopy[] {
  const real = fileSystem.realPath(directory) ?? directory
  const files: FileToCopy[] = []
  const visit = (within: readonly string[]) => {
    for (const { name, kind } of fileSystem.list(join(real, ...within)) ?? []) {
      const path = [...within, name]
      if (name === '.git') continue
      if (kind === 'directory') visit(path)
      else files.push(toCopy(path))
      if (files.length > mostFiles) throw refused(directory, 'it has too many files')
    }
  }
  const toCopy = (path: readonly string[]): FileToCopy => {
    const source = fileSystem.realPath(join(real, ...path))
    const stat = source === undefined ? undefined : fileSystem.stat(source)
    if (source === undefined || !pathInside(source, real)) throw refused(directory, `${path.join('/')} leads out of it`)
    if (stat?.kind !== 'file') throw refused(directory, `${path.join('/')} is no file`)
    return { path, source, mode: (stat.mode & 0o100) === 0 ? 0o644 : 0o755 }
  }
  visit([])
  return files
}

function refused(directory: string, why: string): MetierError {
  return new MetierError({
    code: 'refused',
    message: `${directory} cannot be copied: ${why}.`,
    next: 'Put a file in the place of the link.',
    data: { directory, why },
  })
}
