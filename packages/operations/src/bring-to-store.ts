import type { LockEntry } from '@metier/core'
import { fetchLocked, type FetchLockedOptions } from '@metier/runtime'
import { isBlocked } from './is-blocked.ts'
import type { OperationContext } from './operation-context.ts'
import { refuseInstall } from './refuse-install.ts'

interface LockedSkill {
  readonly name: string
  readonly entry: LockEntry
}

/** Fetches the files where the store has them no more: the very commit or version, or nothing. */
export async function bringToStore(
  { name, entry }: LockedSkill,
  fetching: Omit<FetchLockedOptions, 'judge'>,
  context: OperationContext,
): Promise<void> {
  if (entry.digest !== undefined && fetching.store.find(entry.digest) !== undefined) return
  await fetchLocked(name, entry, {
    ...fetching,
    judge(skill) {
      if (isBlocked(skill, context)) throw refuseInstall([skill])
    },
  })
}
