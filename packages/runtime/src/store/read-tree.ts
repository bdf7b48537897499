import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, readdirSync } from 'node:fs'
import type { DirectoryEntry, FileStat, SkillFileContent, SkillFiles } from '@metier/core'
import { entryKindOf } from '../disk/entry-kind-of.ts'
import { fileStatOf } from '../disk/file-stat-of.ts'

/** Bytes that are held in memory for one skill; what is larger is copied by the disk. */
const mostBytes = 32 * 1024 * 1024
const mostFiles = 2000

/** What whoever found a skill saw of it already, so that it is not read again. */
export interface SeenTree {
  /** All that its directory holds. */
  readonly entries: readonly DirectoryEntry[]
  /** Whole files by their names in it. */
  readonly files: SkillFiles
  /** Stats of the directory, with an empty path, and of those files, each taken before what it speaks of was read. */
  readonly stats?: ReadonlyMap<string, FileStat>
}

/**
 * A skill as a whole, each file read once; `undefined` when that is not how it can be had: a link, something that is no
 * file, too much for memory, or anything that cannot be read. `.git` is left out. `onStat` is told the stat of each file
 * and folder in it that was not seen before, taken before it was read.
 */
export function readTree(
  directory: string,
  seen?: SeenTree,
  onStat?: (path: string, stat: FileStat) => void,
): SkillFiles | undefined {
  const files = new Map<string, SkillFileContent>()
  let bytesLeft = mostBytes
  const visit = (within: string, entries: readonly DirectoryEntry[]): boolean => {
    for (const { name, kind } of entries) {
      if (name === '.git') continue
      const path = `${within}${name}`
      if (kind === 'directory') {
        onStat?.(path, fileStatOf(lstatSync(`${directory}/${path}`)))
        if (!visit(`${path}/`, list(`${directory}/${path}`))) return false
        continue
      }
      if (kind !== 'file' || files.size >= mostFiles) return false
      const file = seen?.files.get(path) ?? readFile(`${directory}/${path}`, bytesLeft, (stat) => onStat?.(path, stat))
      if (file === undefined) return false
      bytesLeft -= file.bytes.length
      files.set(path, file)
    }
    return true
  }
  try {
    return visit('', seen?.entries ?? list(directory)) ? files : undefined
  } catch {
    return undefined
  }
}

function list(directory: string): readonly DirectoryEntry[] {
  return readdirSync(directory, { withFileTypes: true }).map((entry) => ({
    name: entry.name,
    kind: entryKindOf(entry),
  }))
}

/** Not through a link that was put in its place meanwhile, and not one that is being written. */
function readFile(path: string, most: number, onStat: (stat: FileStat) => void): SkillFileContent | undefined {
  const descriptor = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0))
  try {
    const stat = fstatSync(descriptor)
    if (!stat.isFile() || stat.size > most) return undefined
    onStat(fileStatOf(stat))
    // With room for one byte more: a read that leaves it empty has come to the end of the file.
    const bytes = Buffer.allocUnsafe(stat.size + 1)
    let length = 0
    for (let got = -1; got !== 0 && length < Math.max(stat.size, 1); length += got) {
      got = readSync(descriptor, bytes, length, bytes.length - length, null)
    }
    if (length !== stat.size) return undefined
    return { bytes: bytes.subarray(0, length), executable: (stat.mode & 0o100) !== 0 }
  } finally {
    closeSync(descriptor)
  }
}
