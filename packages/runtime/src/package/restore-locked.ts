import { agentPlaces, type IncomingSkill, type LockEntry, type LockFile } from '@metier/core'
import { fetchLocked } from './fetch-locked.ts'
import { applyInstall } from './apply-install.ts'
import type { InstallSite } from './install-site.ts'
import { planPrepared } from './plan-prepared.ts'
import type { PreparedSkill, PreparePackageOptions } from './prepare-package.ts'

export interface RestoreLockedOptions extends Omit<PreparePackageOptions, 'request' | 'choose'> {
  readonly site: InstallSite
  /** Judges what was fetched anew; throws to keep it out. */
  readonly judge: (skill: PreparedSkill) => void
}

export interface Restored {
  readonly name: string
  readonly digest: string
  readonly from: 'store' | 'source'
  readonly changed: boolean
}

/**
 * Makes the disk what the lock says, from the store where it can, and otherwise from the very commit or version. What
 * comes back other than the lock says is not installed: throws `integrity-failed`. The lock is not touched.
 */
export async function restoreLocked(options: RestoreLockedOptions): Promise<readonly Restored[]> {
  const { site, store } = options
  const entries = [...site.lock.read().skills].filter(([, entry]) => entry.enabled !== false)
  const ready: {
    readonly name: string
    readonly entry: LockEntry
    readonly digest: string
    readonly from: Restored['from']
  }[] = []
  for (const [name, entry] of entries) {
    const stored = entry.digest !== undefined && store.find(entry.digest) !== undefined
    const digest = stored && entry.digest !== undefined ? entry.digest : await fetchLocked(name, entry, options)
    ready.push({ name, entry, digest, from: stored ? 'store' : 'source' })
  }
  // Everything is here before anything is changed: all of the lock or nothing of it.
  const restored: Restored[] = []
  site.lock.change((lock, keepAlive) => {
    for (const each of ready) {
      const changed = put(each, { ...options, lock, keepAlive })
      restored.push({ name: each.name, digest: each.digest, from: each.from, changed })
    }
    return lock
  })
  return restored
}

interface PutOptions extends RestoreLockedOptions {
  readonly lock: LockFile
  readonly keepAlive: () => void
}

function put(skill: IncomingSkill, options: PutOptions): boolean {
  const { site, store, fileSystem, lock, keepAlive } = options
  const places = agentPlaces({ ...site, agents: skill.entry.agents ?? [] })
  const plan = planPrepared({ fileSystem, store, site, incoming: [skill], places, overwrite: true }, lock)
  applyInstall({ store, plan, digests: new Map([[skill.name, skill.digest]]), backups: site.backups, keepAlive })
  return plan.steps.some(({ action }) => action !== 'keep')
}
