import type { FileSystem, FileWriter } from '@metier/core'
import { createMemoryFileSystem } from './create-memory-file-system.ts'
import { createMemoryFileWriter } from './create-memory-file-writer.ts'
import { createMemoryTree, type MemoryTree } from './create-memory-tree.ts'

/** A disk in memory: both ports over one tree, and what a test does to it from outside. */
export interface MemoryDisk {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly tree: MemoryTree
}

/** `files` maps absolute paths to content. Directories come by themselves. */
export function createMemoryDisk(files: Readonly<Record<string, string | Uint8Array>> = {}): MemoryDisk {
  const tree = createMemoryTree()
  for (const [path, content] of Object.entries(files)) tree.write(path, content)
  return { fileSystem: createMemoryFileSystem(tree), writer: createMemoryFileWriter(tree), tree }
}
