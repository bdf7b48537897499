import type { InstallPlan, LockFile } from '@metier/core'
import type { InstallPreparedOptions } from './install-prepared.ts'
import { isBare } from './is-bare.ts'
import { planPrepared } from './plan-prepared.ts'

/** A plan that was made before, and the lock that it was made from. */
export interface ShownPlan {
  readonly plan: InstallPlan
  readonly lock: LockFile
}

/**
 * What would be done, from the lock and the disk as they are now: the plan that was shown where there was nothing in either
 * then and there is nothing now, and one made anew otherwise.
 */
export function planAgain(options: InstallPreparedOptions, lock: LockFile, shown?: ShownPlan): InstallPlan {
  if (shown === undefined || shown.lock.skills.size > 0 || lock.skills.size > 0) return planPrepared(options, lock)
  // What a lock says of a folder that the user named rests on what lies in another one.
  const isSame =
    options.site.named === undefined &&
    shown.plan.steps.every(({ action }) => action === 'create') &&
    options.places.every(({ root }) => isBare(root))
  return isSame ? shown.plan : planPrepared(options, lock)
}
