import type { FileSystem } from '@metier/core'
import type { FileChange } from './change-draft.ts'

/** The disk as it would be after edits: reading alone, and only of whole files. */
export function overlayFiles(fileSystem: FileSystem, edits: readonly FileChange[]): FileSystem {
  const texts = new Map(edits.map(({ path, after }) => [path, new TextEncoder().encode(after)]))
  return {
    list: (directory) => fileSystem.list(directory),
    stat: (path) => fileSystem.stat(path),
    statLink: (path) => fileSystem.statLink(path),
    realPath: (path) => fileSystem.realPath(path),
    read: (path) => texts.get(path) ?? fileSystem.read(path),
    readHead(path, limit, options) {
      const bytes = texts.get(path)
      if (bytes === undefined) return fileSystem.readHead(path, limit, options)
      const stat = fileSystem.stat(path)
      const made = { kind: 'file', modified: 0, identity: path, mode: 0o600, ...stat, size: bytes.length } as const
      return { bytes: bytes.subarray(0, limit), stat: made }
    },
  }
}
