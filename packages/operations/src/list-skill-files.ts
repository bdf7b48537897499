import type { FileSystem } from '@metier/core'
import { join } from 'node:path'

// Rules ask whether a referenced file is there; a skill with more files than this is not judged by them.
const mostFiles = 5000
const deepest = 10

/**
 * Files of a skill, relative with `/`, in byte order; `undefined` when there are too many to know them all, because
 * a rule that sees half of them would report files as missing that are there.
 */
export function listSkillFiles(directory: string, fileSystem: FileSystem): readonly string[] | undefined {
  const files: string[] = []
  const visit = (prefix: string, at: string, depth: number): boolean => {
    if (depth > deepest) return false
    for (const { name, kind } of fileSystem.list(at) ?? []) {
      if (name === '.git' || name === 'node_modules') continue
      if (kind === 'directory') {
        if (!visit(`${prefix}${name}/`, join(at, name), depth + 1)) return false
      } else {
        files.push(prefix + name)
        if (files.length > mostFiles) return false
      }
    }
    return true
  }
  return visit('', directory, 0) ? files.toSorted((a, b) => (a < b ? -1 : 1)) : undefined
}
