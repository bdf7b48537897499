import { MetierError, type LockEntry } from '@metier/core'
import { digestBefore } from './digest-before.ts'
import { fetchAllLocked } from './fetch-all-locked.ts'
import type { FetchLockedOptions } from './fetch-locked.ts'
import type { InstallSite } from './install-site.ts'
import { localChange } from './local-change.ts'
import type { UpdateInstalledOptions } from './update-installed.ts'

export interface FetchBasesOptions extends Omit<FetchLockedOptions, 'judge'> {
  readonly site: Pick<InstallSite, 'base' | 'home'>
}

type Changing = Pick<UpdateInstalledOptions['updates'][number], 'name' | 'skill'> & { readonly entry: LockEntry }

/**
 * Brings what was installed into the store, for skills that a person changed and whose files are not there any more: a
 * merge with nothing would take each difference for theirs. Gives the names of those that nobody has as they were.
 */
export async function fetchBases(
  changing: readonly Changing[],
  options: FetchBasesOptions,
): Promise<readonly string[]> {
  const lost: string[] = []
  for (const { name, entry, skill } of changing) {
    const digest = digestBefore(entry, skill)
    if (entry.enabled === false || localChange(name, entry, options) !== 'files') continue
    if (digest !== undefined && options.store.files(digest) !== undefined) continue
    // oxlint-disable-next-line no-await-in-loop -- seldom one, hardly ever two
    const isHere = digest !== undefined && (await isFetched([name, entry], options))
    if (!isHere) lost.push(name)
  }
  return lost
}

async function isFetched(named: readonly [string, LockEntry], options: FetchBasesOptions): Promise<boolean> {
  try {
    // It is compared with and goes nowhere: the scanner has no say in it.
    await fetchAllLocked([named], { ...options, judge: () => undefined })
    return true
  } catch (error) {
    if (!(error instanceof MetierError) || error.code === 'interrupted') throw error
    return false
  }
}
