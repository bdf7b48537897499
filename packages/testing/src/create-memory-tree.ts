export type MemoryNode =
  | { kind: 'file'; bytes: Uint8Array; mode: number; modified: number; inode: number; unreadable?: boolean }
  | { kind: 'directory'; mode: number; modified: number; inode: number; unreadable?: boolean }
  | { kind: 'symlink'; target: string; mode: number; modified: number; inode: number; unreadable?: boolean }

/** The tree behind a memory disk, with the hooks a test needs. Paths are absolute and use `/`. */
export interface MemoryTree {
  readonly nodes: ReadonlyMap<string, MemoryNode>
  write(path: string, content: string | Uint8Array, mode?: number): void
  makeDirectory(path: string): void
  link(path: string, target: string): void
  remove(path: string): void
  rename(from: string, to: string): void
  /** Makes reading this very path fail as a missing permission would. */
  forbid(path: string): void
  /** The path behind all symlinks, `undefined` where there is none. `last: false` leaves the last one alone. */
  resolve(path: string, options?: { readonly last?: boolean }): string | undefined
}

/** No more than Linux follows. */
const maximumLinks = 40

/** An empty tree. Each change takes a later time, so that stamps differ. */
export function createMemoryTree(): MemoryTree {
  const nodes = new Map<string, MemoryNode>([['/', { kind: 'directory', mode: 0o755, modified: 1, inode: 1 }]])
  let tick = 1
  const touch = (path: string) => {
    const parent = nodes.get(parentOf(path))
    if (parent) parent.modified = ++tick
  }
  const put = (path: string, node: MemoryNode) => {
    if (!nodes.has(path)) touch(path)
    nodes.set(path, node)
  }
  const makeDirectory = (path: string) => {
    if (path === '/' || nodes.has(path)) return
    makeDirectory(parentOf(path))
    put(path, { kind: 'directory', mode: 0o755, modified: ++tick, inode: ++tick })
  }
  const removeBelow = (path: string) => {
    for (const key of nodes.keys()) if (key === path || key.startsWith(`${path}/`)) nodes.delete(key)
  }
  return {
    nodes,
    makeDirectory,
    write(path, content, mode) {
      makeDirectory(parentOf(path))
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
      const kept = mode ?? nodes.get(path)?.mode ?? 0o644
      put(path, { kind: 'file', bytes, mode: kept, modified: ++tick, inode: ++tick })
    },
    link(path, target) {
      makeDirectory(parentOf(path))
      put(path, { kind: 'symlink', target, mode: 0o777, modified: ++tick, inode: ++tick })
    },
    remove(path) {
      if (!nodes.has(path)) return
      removeBelow(path)
      touch(path)
    },
    rename(from, to) {
      const moved = [...nodes].filter(([key]) => key === from || key.startsWith(`${from}/`))
      if (moved.length === 0) throw new Error(`no such file: ${from}`)
      makeDirectory(parentOf(to))
      removeBelow(to)
      removeBelow(from)
      for (const [key, node] of moved) nodes.set(to + key.slice(from.length), node)
      touch(from)
      touch(to)
    },
    forbid(path) {
      const node = nodes.get(path)
      if (node) node.unreadable = true
    },
    resolve: (path, options) => resolveIn(nodes, path, options?.last !== false, maximumLinks),
  }
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 1))
}

function resolveIn(
  nodes: ReadonlyMap<string, MemoryNode>,
  path: string,
  last: boolean,
  linksLeft: number,
): string | undefined {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.')
  let current = ''
  for (const [index, part] of parts.entries()) {
    current = part === '..' ? current.slice(0, Math.max(current.lastIndexOf('/'), 0)) : `${current}/${part}`
    const node = current === '' ? nodes.get('/') : nodes.get(current)
    if (!node) return undefined
    if (node.kind === 'symlink' && (last || index < parts.length - 1)) {
      if (linksLeft === 0) throw new Error('too many links')
      const start = node.target.startsWith('/') ? node.target : `${parentOf(current)}/${node.target}`
      return resolveIn(nodes, [start, ...parts.slice(index + 1)].join('/'), last, linksLeft - 1)
    }
    if (node.kind === 'file' && index < parts.length - 1) return undefined
  }
  return current === '' ? '/' : current
}
