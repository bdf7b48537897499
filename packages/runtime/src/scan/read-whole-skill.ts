import { join } from 'node:path'
import { MetierError, type FileSystem } from '@metier/core'
import type { JudgeTask } from '../crew/scan-thread.ts'
import { isPackedByGit } from './is-packed-by-git.ts'

/** Bytes that are held in memory for one skill. */
const mostBytes = 32 * 1024 * 1024
const mostFiles = 2000

/**
 * All that a scan looks at, for another thread: `undefined` when a skill cannot be had so, because of a link, of
 * something that is no file, of too much, or of anything that cannot be read.
 */
export function readWholeSkill(fileSystem: FileSystem, directory: string): JudgeTask['files'] | undefined {
  const files = new Map<string, { readonly bytes: Uint8Array<ArrayBuffer>; readonly executable: boolean }>()
  let bytesLeft = mostBytes
  const take = (path: string): boolean => {
    const head = fileSystem.readHead(join(directory, path), bytesLeft, { followLink: false })
    if (head?.stat.kind !== 'file' || head.bytes.length !== head.stat.size || files.size >= mostFiles) return false
    bytesLeft -= head.bytes.length
    // A copy: what was read may be a part of what Node shares with others.
    files.set(path, { bytes: new Uint8Array(head.bytes), executable: (head.stat.mode & 0o100) !== 0 })
    return true
  }
  const visit = (prefix: string): boolean =>
    (fileSystem.list(join(directory, prefix)) ?? []).every(({ name, kind }) => {
      const path = `${prefix}${name}`
      if (kind === 'directory') return visit(`${path}/`)
      return kind === 'file' && (isPackedByGit(fileSystem, directory, path) || take(path))
    })
  try {
    return visit('') ? files : undefined
  } catch (error) {
    if (error instanceof MetierError) return undefined
    throw error
  }
}
