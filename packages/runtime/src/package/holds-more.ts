import { lstatSync, readdirSync, type Dirent } from 'node:fs'
import { join } from 'node:path'

/**
 * Does the folder of a skill hold what no `copy` of it has, a repository, or what is lost in a `merge`, links too? Whoever
 * takes such a folder away would take somebody's history with it, and the digest says nothing of that.
 */
export function holdsMore(directory: string, than: 'copy' | 'merge'): boolean {
  if (lstatSync(directory, { throwIfNoEntry: false })?.isDirectory() !== true) return false
  return readdirSync(directory, { withFileTypes: true }).some(
    (entry) =>
      entry.name === '.git' ||
      (than === 'merge' && isNoFile(entry)) ||
      (entry.isDirectory() && holdsMore(join(directory, entry.name), than)),
  )
}

function isNoFile(entry: Dirent): boolean {
  return !entry.isFile() && !entry.isDirectory()
}
