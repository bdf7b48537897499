import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { MetierError, type FileSystem } from '@metier/core'

/** More than this is not looked at twice: it is judged anew each time. */
const mostEntries = 2000

/**
 * What changes when any file of a directory is written, as one text; `undefined` when there are too many to look at
 * or something cannot be read. Costs a stat for each file, where a digest reads them.
 */
export function stampDirectory(fileSystem: FileSystem, directory: string): string | undefined {
  const hash = createHash('sha256')
  let left = mostEntries
  const visit = (at: string): boolean => {
    for (const { name, kind } of fileSystem.list(at) ?? []) {
      const path = join(at, name)
      left -= 1
      if (left < 0) return false
      if (kind === 'directory') {
        if (name !== '.git' && !visit(path)) return false
        continue
      }
      const stat = fileSystem.statLink(path)
      // `changed` too: who rewrites a file with as many bytes can set the time of writing back, but not that one.
      hash.update([path, kind, stat?.size, stat?.modified, stat?.changed, stat?.identity, stat?.mode].join('\0'))
    }
    return true
  }
  try {
    return visit(directory) ? hash.digest('hex') : undefined
  } catch (error) {
    if (error instanceof MetierError) return undefined
    throw error
  }
}
