import { dirname } from 'node:path'
import type { FileSystem, IncomingSkill, InstallPlace, InstallPlan } from '@metier/core'
import type { SkillStore } from '../store/open-store.ts'
import { recoverReplacements } from '../store/recover-replacements.ts'
import { applyInstall } from './apply-install.ts'
import type { InstallSite } from './install-site.ts'
import { planAgain, type ShownPlan } from './plan-again.ts'
import { requireOnlySkills } from './require-only-skills.ts'
import { requireOwnRoots } from './require-own-roots.ts'

export interface InstallPreparedOptions {
  readonly fileSystem: FileSystem
  readonly store: SkillStore
  readonly site: InstallSite
  readonly incoming: readonly IncomingSkill[]
  readonly places: readonly [InstallPlace, ...InstallPlace[]]
  readonly overwrite: boolean
  /** Agents that have copies keep them, see `planInstall`. */
  readonly keepCopies?: boolean
  /** Skills that lie ready, see `makeAhead`. */
  readonly ready?: ReadonlyMap<string, string>
  /** What was planned from these very options before there was the lock. */
  readonly shown?: ShownPlan
}

export interface Installed {
  readonly plan: InstallPlan
  /** Absolute paths of what had been changed and was moved aside. */
  readonly moved: readonly string[]
}

/**
 * Plans anew under the lock and carries it out, if nothing speaks against it: what changed since the plan was shown is
 * seen. The lock is written last; killed before, the next install finds the files as they should be and writes it.
 */
export function installPrepared(options: InstallPreparedOptions): Installed {
  const { site, store, incoming, ready } = options
  const digests = new Map(incoming.map(({ name, digest }) => [name, digest]))
  let installed: Installed | undefined
  requireOwnRoots(
    site,
    options.places.map(({ root }) => root),
  )
  site.lock.change((lock, keepAlive) => {
    for (const { root } of options.places) recoverReplacements(root)
    const plan = planAgain(options, lock, options.shown)
    if (plan.refusals.length > 0) {
      installed = { plan, moved: [] }
      return lock
    }
    requireOwnRoots(
      site,
      plan.steps.map(({ path }) => dirname(path)),
    )
    requireOnlySkills({ site, lock, names: digests.keys() })
    const moved = applyInstall({ store, plan, digests, backups: site.backups, keepAlive, ...(ready && { ready }) })
    installed = { plan, moved }
    return { ...lock, skills: new Map([...lock.skills, ...plan.entries]) }
  })
  if (installed === undefined) throw new TypeError('The lock was not changed.')
  return installed
}
