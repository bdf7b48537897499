import { join } from 'node:path'
import { MetierError, type FileSystem } from '@metier/core'

const skipped = new Set(['.git', 'node_modules'])
const deepest = 10
const mostDirectories = 20_000

/** Every directory with a SKILL.md below a directory, itself included; links are not followed. Absolute, bounded. */
export function findSkillDirectories(fileSystem: FileSystem, top: string): readonly string[] {
  const found: string[] = []
  let left = mostDirectories
  const visit = (directory: string, depth: number) => {
    if (left-- <= 0) return
    const entries = listQuietly(fileSystem, directory)
    if (entries.some(({ name, kind }) => kind === 'file' && name.toLowerCase() === 'skill.md')) {
      found.push(directory)
      return
    }
    if (depth >= deepest) return
    for (const { name, kind } of entries) {
      if (kind === 'directory' && !skipped.has(name)) visit(join(directory, name), depth + 1)
    }
  }
  visit(top, 0)
  return found.toSorted()
}

function listQuietly(fileSystem: FileSystem, directory: string): ReturnType<FileSystem['list']> & object {
  try {
    return fileSystem.list(directory) ?? []
  } catch (error) {
    // What cannot be read cannot be run either.
    if (error instanceof MetierError) return []
    throw error
  }
}
