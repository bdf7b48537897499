import {
  MetierError,
  agentPlaces,
  sourceOfEntry,
  type IncomingSkill,
  type LockEntry,
  type LockFile,
} from '@metier/core'
import { applyInstall } from './apply-install.ts'
import type { InstallSite } from './install-site.ts'
import { planPrepared } from './plan-prepared.ts'
import { preparePackage, type PreparedSkill, type PreparePackageOptions } from './prepare-package.ts'

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

async function fetchLocked(name: string, entry: LockEntry, options: RestoreLockedOptions): Promise<string> {
  const request = { ...sourceOfEntry(entry, { at: 'locked' }), skills: [entry.as ?? name] }
  options.progress(`Fetching ${name}`)
  const { skills } = await preparePackage({ ...options, request })
  const found = skills.find(({ entry: { skillPath } }) => skillPath === entry.skillPath) ?? skills[0]
  const isRight =
    entry.digest === undefined ? found?.entry.computedHash === entry.computedHash : found?.digest === entry.digest
  if (found === undefined || !isRight) throw differs(name, entry, found)
  options.judge(found)
  return found.digest
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

function differs(name: string, entry: LockEntry, found: PreparedSkill | undefined): MetierError {
  return new MetierError({
    code: 'integrity-failed',
    message: `${name} from ${entry.source} is not what the lock says: ${found?.digest ?? 'nothing'} in place of ${entry.digest ?? entry.computedHash}.`,
    next: 'Nothing was changed. Somebody changed the source, or the lock; `metier outdated` shows what the source has now.',
    data: { name, expected: entry.digest ?? entry.computedHash, found: found?.digest ?? null },
  })
}
