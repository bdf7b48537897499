import { dirname, join, resolve } from 'node:path'
import { compareBytes, type DirectoryEntry, type FileStat, type FileSystem } from '@metier/core'

/** A file of a tree that is in memory. */
export interface TreeFile {
  /** Relative, with `/`. */
  readonly path: string
  /** Of a link: where it leads. */
  readonly bytes: Uint8Array
  readonly isLink: boolean
  readonly isExecutable: boolean
}

/** Files in memory as a disk that can only be read, below an absolute directory. Nothing else is on it. */
export function createTreeFileSystem(directory: string, files: readonly TreeFile[]): FileSystem {
  const byPath = new Map(files.map((file) => [join(directory, file.path), file]))
  const children = new Map<string, Map<string, DirectoryEntry>>([[directory, new Map()]])
  for (const file of files) {
    addEntry(children, directory, { path: file.path.split('/'), kind: file.isLink ? 'symlink' : 'file' })
  }
  const statOf = (path: string): FileStat | undefined => {
    const file = byPath.get(path)
    if (file === undefined && !children.has(path)) return undefined
    const kind = file === undefined ? 'directory' : file.isLink ? 'symlink' : 'file'
    const mode = file?.isExecutable === true ? 0o755 : 0o644
    return { kind, size: file?.bytes.length ?? 0, modified: 0, identity: path, mode }
  }
  const targetOf = (path: string): string | undefined => {
    const file = byPath.get(path)
    if (file?.isLink !== true) return statOf(path) === undefined ? undefined : path
    const target = resolve(dirname(path), new TextDecoder().decode(file.bytes))
    // What lies outside is not in the tree, and where it would be is all that matters of it.
    return target.startsWith(directory) && statOf(target) === undefined ? undefined : target
  }
  const read: FileSystem['readHead'] = (path, limit) => {
    const stat = statOf(path)
    return stat && { bytes: byPath.get(path)?.bytes.subarray(0, limit) ?? new Uint8Array(0), stat }
  }
  return {
    list(path) {
      const entries = children.get(path.replace(/[/\\]$/, ''))
      return entries && [...entries.values()].toSorted(byName)
    },
    stat: statOf,
    statLink: statOf,
    readHead: read,
    read: (path) => byPath.get(path)?.bytes,
    realPath: targetOf,
  }
}

interface TreeEntry {
  /** Names, from the directory down. */
  readonly path: readonly string[]
  readonly kind: DirectoryEntry['kind']
}

function addEntry(
  children: Map<string, Map<string, DirectoryEntry>>,
  at: string,
  { path: [name = '', ...rest], kind }: TreeEntry,
): void {
  const entries = children.get(at) ?? new Map<string, DirectoryEntry>()
  children.set(at, entries)
  entries.set(name, { name, kind: rest.length === 0 ? kind : 'directory' })
  if (rest.length > 0) addEntry(children, join(at, name), { path: rest, kind })
}

function byName(left: DirectoryEntry, right: DirectoryEntry): number {
  return compareBytes(left.name, right.name)
}
