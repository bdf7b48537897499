import { hash } from 'node:crypto'
import { join } from 'node:path'
import { MetierError, type FileStat, type FileSystem } from '@metier/core'
import { isNamedByGit } from './is-named-by-git.ts'

/** More than this is not looked at twice: it is judged anew each time. */
const mostEntries = 2000

export interface DirectoryStamp {
  /** Another text after any file was written, came or went. */
  readonly text: string
  /** When anything in it last changed, in milliseconds since 1970. */
  readonly newest: number
}

/**
 * What changes when any file of a directory is written; `undefined` when there are too many to look at or something
 * cannot be read. Costs a stat for each file, where a digest reads them. `onStat` is told, by relative path, what the
 * stamp is made of and what the directories were before they were listed, itself first.
 */
export function stampDirectory(
  fileSystem: FileSystem,
  directory: string,
  onStat?: (path: string, stat: FileStat | undefined) => void,
): DirectoryStamp | undefined {
  const parts: (string | number | undefined)[] = []
  let left = mostEntries
  let newest = 0
  const visit = (prefix: string): boolean => {
    for (const { name, kind } of fileSystem.list(join(directory, prefix)) ?? []) {
      const path = `${prefix}${name}`
      left -= 1
      if (left < 0) return false
      // What git packs changes with every command, and is not read.
      if (isNamedByGit(path)) continue
      if (kind === 'directory') {
        onStat?.(path, fileSystem.statLink(join(directory, path)))
        parts.push(path)
        if (!visit(`${path}/`)) return false
        continue
      }
      const stat = fileSystem.statLink(join(directory, path))
      onStat?.(path, stat)
      newest = Math.max(newest, stat?.modified ?? 0, stat?.changed ?? 0)
      // `changed` too: who rewrites a file with as many bytes can set the time of writing back, but not that one.
      parts.push(path, kind, stat?.size, stat?.modified, stat?.changed, stat?.identity, stat?.mode)
    }
    return true
  }
  try {
    onStat?.('', fileSystem.stat(directory))
    parts.push(directory)
    // In one piece: a skill is stamped each time it is asked for, and most have few files.
    return visit('') ? { text: hash('sha256', parts.join('\0'), 'hex'), newest } : undefined
  } catch (error) {
    if (error instanceof MetierError) return undefined
    throw error
  }
}
