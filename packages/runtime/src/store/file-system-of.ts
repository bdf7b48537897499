import { join, resolve, sep } from 'node:path'
import type { DirectoryEntry, FileStat, FileSystem, SkillFiles } from '@metier/core'

/** The files of a skill that are at hand, as a disk that holds nothing else: what judges a skill reads it from here. */
export function fileSystemOf(files: SkillFiles, directory: string): FileSystem {
  const lists = new Map<string, Map<string, DirectoryEntry>>([[directory, new Map()]])
  for (const path of files.keys()) {
    const parts = path.split('/')
    let at = directory
    for (const [index, name] of parts.entries()) {
      const isLast = index === parts.length - 1
      lists.get(at)?.set(name, { name, kind: isLast ? 'file' : 'directory' })
      at = join(at, name)
      if (!isLast && !lists.has(at)) lists.set(at, new Map())
    }
  }
  // As the disk does: a separator at the end, or twice, makes no other place of it.
  const find = (asked: string): { readonly bytes: Uint8Array; readonly stat: FileStat } | undefined => {
    const path = resolve(asked)
    if (lists.has(path)) return { bytes: new Uint8Array(), stat: statOf(path, 'directory', { size: 0, mode: 0o755 }) }
    const file = path.startsWith(directory + sep)
      ? files.get(path.slice(directory.length + 1).replaceAll(sep, '/'))
      : undefined
    if (file === undefined) return undefined
    const mode = file.executable ? 0o755 : 0o644
    return { bytes: file.bytes, stat: statOf(path, 'file', { size: file.bytes.length, mode }) }
  }
  return {
    list: (path) => {
      const entries = lists.get(resolve(path))
      return entries && [...entries.values()]
    },
    stat: (path) => find(path)?.stat,
    statLink: (path) => find(path)?.stat,
    readHead(path, limit) {
      const found = find(path)
      return found && { bytes: found.bytes.subarray(0, limit), stat: found.stat }
    },
    read: (path) => find(path)?.bytes,
    realPath: (path) => (find(path) === undefined ? undefined : resolve(path)),
  }
}

function statOf(
  path: string,
  kind: FileStat['kind'],
  { size, mode }: { readonly size: number; readonly mode: number },
): FileStat {
  return { kind, size, mode, modified: 0, identity: `files:${path}` }
}
