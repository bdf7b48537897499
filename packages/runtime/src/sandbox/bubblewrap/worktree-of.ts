import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'

/** So many bytes of a file of Git's that names a directory. */
const maximumLength = 4096

/**
 * The repository behind a working tree that Git made beside its first one: there, `.git` is a file that names it.
 * It is believed only where the repository names this very file in return, as `git worktree` leaves it: a file
 * alone could name any directory of the user's.
 */
export function worktreeOf(directory: string): readonly string[] {
  const file = join(directory, '.git')
  const named = /^gitdir: (.+)$/m.exec(readShort(file))?.[1]
  if (named === undefined) return []
  const own = resolve(directory, named)
  const back = readShort(join(own, 'gitdir')).trim()
  const common = readShort(join(own, 'commondir')).trim()
  if (!isAbsolute(back) || common === '' || !isSame(back, file)) return []
  const repository = resolve(own, common)
  return existsSync(join(repository, 'HEAD')) && dirname(own) === join(repository, 'worktrees') ? [repository] : []
}

function isSame(one: string, other: string): boolean {
  try {
    return realpathSync.native(one) === realpathSync.native(other)
  } catch {
    return false
  }
}

function readShort(path: string): string {
  try {
    const text = readFileSync(path, 'utf8')
    return text.length > maximumLength ? '' : text
  } catch {
    return ''
  }
}
