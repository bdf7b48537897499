import { basename, dirname } from 'node:path'
import { MetierError, readLockFile, type Host, type LockFile, type LockSides } from '@metier/core'
import { runGit } from '../fetch/run-git.ts'

/** UTF-16 units of a lock that is read: room for tens of thousands of skills. */
const largestLock = 32_000_000

/**
 * The locks of an unfinished merge as git keeps them meanwhile; `undefined` where it has none. The file with the marks is
 * no match for them: where git found lines of both to be alike it has mixed two skills into one, and what both began from
 * is seldom in it.
 */
export async function sidesOfMerge(path: string, host: Pick<Host, 'environment'>): Promise<LockSides | undefined> {
  const [base, ours, theirs] = [await stage(path, 1, host), await stage(path, 2, host), await stage(path, 3, host)]
  return ours && theirs && { ...(base && { base }), ours, theirs }
}

async function stage(
  path: string,
  number: number,
  { environment }: Pick<Host, 'environment'>,
): Promise<LockFile | undefined> {
  const options = { cwd: dirname(path), environment, mostOutput: largestLock }
  try {
    return readLockFile(await runGit(['show', `:${number}:./${basename(path)}`], options), path)
  } catch (error) {
    if (error instanceof MetierError) return undefined
    throw error
  }
}
