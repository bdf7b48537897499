import type { FileSystem } from '@metier/core'

/** Far above what any of our caches grows to. */
const largest = 64 * 1024 * 1024

/**
 * The bytes of a cache that decides something, if this user alone could have written it: a regular file, no link, ours,
 * and without a permission for anybody else. A cache directory may lie in a checkout, as CI jobs have it, and files
 * that come with a checkout are readable by all, while Metier writes its own for the user only. Windows keeps such
 * rights elsewhere; there the directory is the user's own.
 */
export function readOwnFile(fileSystem: FileSystem, path: string): Uint8Array | undefined {
  const user = process.getuid?.()
  const head = fileSystem.readHead(path, largest, { followLink: false })
  if (head === undefined || head.stat.kind !== 'file') return undefined
  if (user === undefined) return head.bytes
  const { owner = user, mode } = head.stat
  return owner === user && (mode & 0o077) === 0 ? head.bytes : undefined
}
