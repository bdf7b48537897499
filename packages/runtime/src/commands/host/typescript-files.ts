import { join } from 'node:path'
import type { FileSystem } from '@metier/core'

/** What a skill's own TypeScript may amount to; more is a program of its own, and is built before it is shipped. */
const mostFiles = 200
const deepest = 6
const largest = 512 * 1024

/** The TypeScript files of a skill, relative with `/`; declarations and what is installed are left out. */
export function typescriptFiles(directory: string, fileSystem: FileSystem): readonly string[] {
  const found: string[] = []
  const visit = (inside: string, depth: number): void => {
    for (const { name, kind } of fileSystem.list(join(directory, inside)) ?? []) {
      const path = inside === '' ? name : `${inside}/${name}`
      if (name === 'node_modules' || name.startsWith('.') || found.length >= mostFiles) continue
      if (kind === 'directory' && depth < deepest) visit(path, depth + 1)
      const isSource = kind === 'file' && /\.m?ts$/.test(name) && !/\.d\.m?ts$/.test(name)
      if (isSource && (fileSystem.stat(join(directory, path))?.size ?? 0) <= largest) found.push(path)
    }
  }
  visit('', 0)
  return found
}
