import { MetierError, type FileStat, type FileSystem } from '@metier/core'
import type { MemoryNode, MemoryTree } from './create-memory-tree.ts'

/** Reads a tree in memory as `FileSystem` reads a disk; proven by the same contract tests. */
export function createMemoryFileSystem(tree: MemoryTree): FileSystem {
  const find = (path: string, last = true): { path: string; node: MemoryNode } | undefined => {
    const real = faultless(path, () => tree.resolve(path, { last }))
    const node = real === undefined ? undefined : tree.nodes.get(real)
    return real === undefined || node === undefined ? undefined : { path: real, node }
  }
  const readHead: FileSystem['readHead'] = (path, limit, options) => {
    const found = find(path, options?.followLink !== false)
    if (!found) return undefined
    const { node } = found
    if (node.kind === 'symlink') return { bytes: new Uint8Array(0), stat: statOf(node) }
    if (node.unreadable) throw unreadable(path, 'permission denied')
    if (node.kind !== 'file') throw unreadable(path, 'it is a directory')
    return { bytes: node.bytes.slice(0, limit), stat: statOf(node) }
  }
  return {
    list(directory) {
      const found = find(directory)
      if (!found || found.node.kind === 'file') return undefined
      if (found.node.unreadable) throw unreadable(directory, 'permission denied')
      const prefix = found.path === '/' ? '/' : `${found.path}/`
      return [...tree.nodes]
        .filter(([path]) => path !== '/' && path.startsWith(prefix) && !path.slice(prefix.length).includes('/'))
        .map(([path, node]) => ({ name: path.slice(prefix.length), kind: node.kind }))
    },
    stat(path) {
      const found = find(path)
      return found && statOf(found.node)
    },
    statLink(path) {
      const found = find(path, false)
      return found && statOf(found.node)
    },
    readHead,
    read: (path) => readHead(path, Number.MAX_SAFE_INTEGER)?.bytes,
    realPath: (path) => find(path)?.path,
  }
}

function faultless<Result>(path: string, action: () => Result): Result {
  try {
    return action()
  } catch {
    throw unreadable(path, 'too many symbolic links')
  }
}

function statOf(node: MemoryNode): FileStat {
  return {
    kind: node.kind,
    size: node.kind === 'file' ? node.bytes.length : 0,
    modified: node.modified,
    identity: `memory:${node.inode}`,
    mode: node.mode,
  }
}

function unreadable(path: string, why: string): MetierError {
  return new MetierError({ code: 'file-unreadable', message: `Cannot read ${path}: ${why}.`, data: { path } })
}
