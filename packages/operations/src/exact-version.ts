import type { LockEntry } from '@metier/core'

/** What an entry of the lock pins: the commit, else the version, else the digest of the files. */
export function exactVersion({
  commit,
  version,
  digest,
}: Pick<LockEntry, 'commit' | 'version' | 'digest'>): string | null {
  return commit ?? version ?? digest ?? null
}
