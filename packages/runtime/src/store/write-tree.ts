import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import type { SkillFiles } from '@metier/core'
import { diskError } from '../disk/disk-error.ts'

/** Writes a skill to a directory that does not exist yet. Nothing that stands there is written over or through. */
export function writeTree(files: SkillFiles, directory: string): void {
  const made = new Set([''])
  const make = (within: string): void => {
    if (made.has(within)) return
    make(folderOf(within))
    mkdirSync(`${directory}/${within}`, { mode: 0o755 })
    made.add(within)
  }
  try {
    mkdirSync(directory, { mode: 0o755 })
    for (const [path, { bytes, executable }] of files) {
      make(folderOf(path))
      const target = `${directory}/${path}`
      writeFileSync(target, bytes, { flag: 'wx', mode: executable ? 0o755 : 0o644 })
      // A narrow umask would take the bits away that tell a program from a text.
      if (executable && process.platform !== 'win32') chmodSync(target, 0o755)
    }
  } catch (error) {
    throw diskError('file-unwritable', directory, error)
  }
}

/** Of a path within a skill, which has `/` everywhere. */
function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}
