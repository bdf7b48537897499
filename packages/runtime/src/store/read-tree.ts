import { closeSync, constants, fstatSync, openSync, readSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SkillFileContent, SkillFiles } from '@metier/core'

/** Bytes that are held in memory for one skill; what is larger is copied by the disk. */
const mostBytes = 32 * 1024 * 1024
const mostFiles = 2000

/**
 * A skill as a whole, each file read once; `undefined` when that is not how it can be had: a link, something that is no
 * file, too much for memory, or anything that cannot be read. `.git` is left out.
 */
export function readTree(directory: string): SkillFiles | undefined {
  const files = new Map<string, SkillFileContent>()
  let bytesLeft = mostBytes
  const visit = (within: string): boolean => {
    for (const entry of readdirSync(join(directory, within), { withFileTypes: true })) {
      if (entry.name === '.git') continue
      const path = within === '' ? entry.name : `${within}/${entry.name}`
      if (entry.isDirectory()) {
        if (!visit(path)) return false
        continue
      }
      const file = entry.isFile() && files.size < mostFiles ? readFile(join(directory, path), bytesLeft) : undefined
      if (file === undefined) return false
      bytesLeft -= file.bytes.length
      files.set(path, file)
    }
    return true
  }
  try {
    return visit('') ? files : undefined
  } catch {
    return undefined
  }
}

/** Not through a link that was put in its place meanwhile, and not one that is being written. */
function readFile(path: string, most: number): SkillFileContent | undefined {
  const descriptor = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0))
  try {
    const stat = fstatSync(descriptor)
    if (!stat.isFile() || stat.size > most) return undefined
    const bytes = Buffer.allocUnsafe(stat.size + 1)
    let length = 0
    for (let got = -1; got !== 0 && length < bytes.length; length += got) {
      got = readSync(descriptor, bytes, length, bytes.length - length, null)
    }
    if (length !== stat.size) return undefined
    return { bytes: bytes.subarray(0, length), executable: (stat.mode & 0o100) !== 0 }
  } finally {
    closeSync(descriptor)
  }
}
