import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { MetierError, type FileSystem } from '@metier/core'

/** More than this is not looked at twice: it is judged anew each time. */
const mostEntries = 2000
/** What git packs changes with every command and hides nothing that is read (see `collectSkillFiles`). */
const gitData = /^\.git\/(?:objects|logs|refs|index)/

export interface DirectoryStamp {
  /** Another text after any file was written, came or went. */
  readonly text: string
  /** When anything in it last changed, in milliseconds since 1970. */
  readonly newest: number
}

/**
 * What changes when any file of a directory is written; `undefined` when there are too many to look at or something
 * cannot be read. Costs a stat for each file, where a digest reads them.
 */
export function stampDirectory(fileSystem: FileSystem, directory: string): DirectoryStamp | undefined {
  const hash = createHash('sha256')
  let left = mostEntries
  let newest = 0
  const visit = (prefix: string): boolean => {
    for (const { name, kind } of fileSystem.list(join(directory, prefix)) ?? []) {
      const path = `${prefix}${name}`
      left -= 1
      if (left < 0) return false
      if (gitData.test(path)) continue
      if (kind === 'directory') {
        hash.update(`${path}\0`)
        if (!visit(`${path}/`)) return false
        continue
      }
      const stat = fileSystem.statLink(join(directory, path))
      newest = Math.max(newest, stat?.modified ?? 0, stat?.changed ?? 0)
      // `changed` too: who rewrites a file with as many bytes can set the time of writing back, but not that one.
      hash.update([path, kind, stat?.size, stat?.modified, stat?.changed, stat?.identity, stat?.mode].join('\0'))
    }
    return true
  }
  try {
    hash.update(`${directory}\0`)
    return visit('') ? { text: hash.digest('hex'), newest } : undefined
  } catch (error) {
    if (error instanceof MetierError) return undefined
    throw error
  }
}
