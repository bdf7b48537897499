import type { LockEntry } from '@metier/core'
import { fetchAllLocked } from './fetch-all-locked.ts'
import type { PreparedSkill, PreparePackageOptions } from './prepare-package.ts'

export interface FetchLockedOptions extends Omit<PreparePackageOptions, 'request' | 'choose'> {
  /** Judges what was fetched anew; throws to keep it out. */
  readonly judge: (skill: PreparedSkill) => void
}

/** Brings the very files that an entry names into the store and gives their digest; see `fetchAllLocked`. */
export async function fetchLocked(name: string, entry: LockEntry, options: FetchLockedOptions): Promise<string> {
  const digest = (await fetchAllLocked([[name, entry]], options)).get(name)
  if (digest === undefined) throw new TypeError(`Nothing was fetched for ${name}.`)
  return digest
}
