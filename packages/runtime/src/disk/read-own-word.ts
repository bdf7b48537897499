import { MetierError, type FileSystem } from '@metier/core'

/** Bytes; nobody says more by hand. */
const largest = 4 * 1024 * 1024

/**
 * The bytes of a file that holds the user's word; `undefined` where there is none. Throws `refused` when others may
 * write to it, for then it may be somebody else's word. Windows keeps such rights elsewhere.
 */
export function readOwnWord(fileSystem: FileSystem, path: string): Uint8Array | undefined {
  const head = fileSystem.readHead(path, largest)
  if (head === undefined) return undefined
  if (process.getuid === undefined || (head.stat.mode & 0o022) === 0) return head.bytes
  throw new MetierError({
    code: 'refused',
    message: `Other users may write to ${path}, so it does not count as your word.`,
    next: 'Look through it, then run `chmod 600` on it.',
    data: { path },
  })
}
