import { writeLockFile, type InstallPlan, type LockFile } from '@metier/core'

/** Is everything where the plan wants it, and in the lock as the plan has it? Then there is nothing to do. */
export function isInstalled({ steps, entries, refusals }: InstallPlan, lock: LockFile): boolean {
  if (refusals.length > 0 || steps.some(({ action }) => action !== 'keep')) return false
  const known = new Map(
    [...entries.keys()].flatMap((name) => {
      const entry = lock.skills.get(name)
      return entry === undefined ? [] : [[name, entry] as const]
    }),
  )
  return writeLockFile({ skills: known, extra: {} }) === writeLockFile({ skills: entries, extra: {} })
}
