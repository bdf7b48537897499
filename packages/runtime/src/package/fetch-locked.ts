import { MetierError, sourceOfEntry, type LockEntry } from '@metier/core'
import { preparePackage, type PreparedSkill, type PreparePackageOptions } from './prepare-package.ts'
import { renamePrepared } from './rename-prepared.ts'

export interface FetchLockedOptions extends Omit<PreparePackageOptions, 'request' | 'choose'> {
  /** Judges what was fetched anew; throws to keep it out. */
  readonly judge: (skill: PreparedSkill) => void
}

/**
 * Brings the very files that an entry names into the store, from the commit or version it has, and gives their digest.
 * Throws `integrity-failed` when other files come back: the source moved, or somebody changed the lock.
 */
export async function fetchLocked(name: string, entry: LockEntry, options: FetchLockedOptions): Promise<string> {
  const request = { ...sourceOfEntry(entry, { at: 'locked' }), skills: [entry.as ?? name] }
  options.progress(`Fetching ${name}`)
  const { skills } = await preparePackage({ ...options, request })
  const fetched = skills.find(({ entry: { skillPath } }) => skillPath === entry.skillPath) ?? skills[0]
  const found = fetched && renamePrepared(fetched, { ...options, entry, name })
  const isRight =
    entry.digest === undefined ? found?.entry.computedHash === entry.computedHash : found?.digest === entry.digest
  if (found === undefined || !isRight) throw differs(name, entry, found)
  options.judge(found)
  return found.digest
}

function differs(name: string, entry: LockEntry, found: PreparedSkill | undefined): MetierError {
  return new MetierError({
    code: 'integrity-failed',
    message: `${name} from ${entry.source} is not what the lock says: ${found?.digest ?? 'nothing'} in place of ${entry.digest ?? entry.computedHash}.`,
    next: 'Nothing was changed. Somebody changed the source, or the lock; `metier outdated` shows what the source has now.',
    data: { name, expected: entry.digest ?? entry.computedHash, found: found?.digest ?? null },
  })
}
