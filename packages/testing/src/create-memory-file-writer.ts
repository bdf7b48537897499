import { MetierError, type FileWriter } from '@metier/core'
import type { MemoryTree } from './create-memory-tree.ts'

/** Changes a tree in memory as `FileWriter` changes a disk; proven by the same contract tests. */
export function createMemoryFileWriter(tree: MemoryTree): FileWriter {
  const write: FileWriter['write'] = (path, content, options) =>
    guarded(path, () => {
      const target = tree.resolve(path) ?? path
      if (tree.nodes.get(target)?.kind === 'directory') throw new Error('it is a directory')
      tree.write(target, content, options?.mode)
    })
  return {
    write,
    async writeParts(path, parts) {
      const all: number[] = []
      for await (const part of parts) all.push(...part)
      write(path, Uint8Array.from(all))
    },
    claim: (path, content = '') => {
      if (tree.nodes.has(path)) return false
      guarded(path, () => tree.write(path, content))
      return true
    },
    makeDirectory: (path) => guarded(path, () => tree.makeDirectory(path)),
    remove: (path) => guarded(path, () => tree.remove(path)),
    rename: (from, to) => guarded(to, () => tree.rename(from, to)),
  }
}

function guarded(path: string, action: () => void): void {
  try {
    action()
  } catch (cause) {
    throw new MetierError({ code: 'file-unwritable', message: `Cannot write ${path}.`, data: { path }, cause })
  }
}
