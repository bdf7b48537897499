import { dirname } from 'node:path'
import { MetierError, collisionKey, type IncomingSkill, type LockEntry, type LockFile } from '@metier/core'
import { fetchAllLocked } from './fetch-all-locked.ts'
import { applyInstall } from './apply-install.ts'
import { directoryOfLocked } from './directory-of-locked.ts'
import { homesOfEntry } from './homes-of-entry.ts'
import { installPlacesOf } from './install-places-of.ts'
import { judgeStored, type JudgedSkill } from './judge-stored.ts'
import type { InstallSite } from './install-site.ts'
import { planPrepared } from './plan-prepared.ts'
import { placesOfEntry } from './places-of-entry.ts'
import { requireOnlySkills } from './require-only-skills.ts'
import { damagedDigest } from '../store/damaged-digest.ts'
import { discardDamaged } from '../store/discard-damaged.ts'
import { requireOwnRoots } from './require-own-roots.ts'
import type { PreparedSkill, PreparePackageOptions } from './prepare-package.ts'

export interface RestoreLockedOptions extends Omit<PreparePackageOptions, 'request' | 'choose'> {
  readonly site: InstallSite
  /** Judges what was fetched anew; throws to keep it out. */
  readonly judge: (skill: PreparedSkill) => void
  /** Hears what the scanner says of those that the store has; throws to keep them out. */
  readonly judgeStored: (skills: readonly JudgedSkill[]) => void
  /** Told the names of those whose copy in the store was damaged and thrown away: they are fetched. */
  readonly damaged?: (names: readonly string[]) => void
}

export interface Restored {
  readonly name: string
  readonly digest: string
  readonly from: 'store' | 'source'
  readonly changed: boolean
  /** Absolute paths of what was in the way and a person's own; it lies there now. */
  readonly moved: readonly string[]
}

/**
 * Makes the disk what the lock says, from the store where it can, and otherwise from the very commit or version. What
 * comes back other than the lock says is not installed: throws `integrity-failed`. The lock is not touched.
 */
export async function restoreLocked(options: RestoreLockedOptions): Promise<readonly Restored[]> {
  const { store, site } = options
  try {
    return await restore(options)
  } catch (error) {
    const first = damagedDigest(error)
    if (first === undefined) throw error
    // Where one is damaged others may be: they are all known before anything is fetched.
    const skills = [...site.lock.read().skills]
    const digests = skills.flatMap(([, { digest }]) => (digest === undefined ? [] : [digest]))
    const damaged = new Set([first, ...discardDamaged(store, digests)])
    options.damaged?.(skills.flatMap(([name, { digest }]) => (damaged.has(digest ?? '') ? [name] : [])))
    return restore(options)
  }
}

async function restore(options: RestoreLockedOptions): Promise<readonly Restored[]> {
  const { site, store } = options
  const lock = site.lock.read()
  const entries = [...lock.skills].filter(([, entry]) => entry.enabled !== false)
  // Before anything is fetched: for names that no folder can have, and for folders that are somebody else's.
  const places = entries.flatMap(([name, entry]) => placesOfEntry(site, name, entry))
  requireOwnRoots(site, [...new Set(places.map((path) => dirname(path)))])
  requireOnlySkills({ site, lock, names: entries.map(([name]) => name) })
  const isStored = ({ digest }: LockEntry): boolean => digest !== undefined && store.find(digest) !== undefined
  const absent = entries.filter(([, entry]) => !isStored(entry))
  const fetched = await fetchAllLocked(absent, options)
  const ready = entries.map(([name, entry]) => {
    const digest = fetched.get(name)
    const from: Restored['from'] = digest === undefined ? 'store' : 'source'
    return { name, entry, digest: digest ?? entry.digest ?? '', from }
  })
  const single = oneForEachFolder(ready, site)
  const stored = single.flatMap(({ name, entry, digest, from }) =>
    from === 'store' ? { name, digest, directory: directoryOfLocked(homesOfEntry(site, entry)[0], name) } : [],
  )
  options.judgeStored(await judgeStored(stored, options))
  // Everything is here before anything is changed: all of the lock or nothing of it.
  const restored = new Map<string, Restored>()
  site.lock.change((lock, keepAlive) => {
    for (const group of groupedByPlaces(single)) {
      const done = put(group, { ...options, lock, keepAlive })
      for (const { name, digest, from } of group)
        restored.set(name, { name, digest, from, changed: done.changed.has(name), moved: done.moved.get(name) ?? [] })
    }
    return lock
  })
  return ready.flatMap(({ name }) => restored.get(name) ?? [])
}

/**
 * Two installers may have named one skill as two, `My Skill` and `my-skill`. Throws `refused` where those are different
 * skills: only one of them can have the folder.
 */
function oneForEachFolder<Skill extends IncomingSkill>(skills: readonly Skill[], site: InstallSite): readonly Skill[] {
  const first = new Map<string, Skill>()
  for (const skill of skills) {
    const key = collisionKey(directoryOfLocked(homesOfEntry(site, skill.entry)[0], skill.name))
    const before = first.get(key)
    if (before === undefined) first.set(key, skill)
    else if (before.digest !== skill.digest) {
      throw new MetierError({
        code: 'refused',
        message: `${site.lock.path} has two skills that would get one folder, ${before.name} and ${skill.name}.`,
        next: `Take one of them out with \`metier remove\`; nothing was changed.`,
      })
    }
  }
  return [...first.values()]
}

interface PutOptions extends RestoreLockedOptions {
  readonly lock: LockFile
  readonly keepAlive: () => void
}

/** Skills for the same places and agents, which one plan puts in place: looking at a folder for each of a thousand takes its time. */
function groupedByPlaces<Skill extends IncomingSkill>(skills: readonly Skill[]): Iterable<readonly Skill[]> {
  const groups = new Map<string, Skill[]>()
  for (const skill of skills) {
    const key = JSON.stringify([skill.entry.agents ?? [], skill.entry.places ?? []])
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [skill])
    else group.push(skill)
  }
  return groups.values()
}

/** Gives the names of those that were not as they should be, and where what a person had there went. */
function put(
  skills: readonly IncomingSkill[],
  options: PutOptions,
): { readonly changed: ReadonlySet<string>; readonly moved: ReadonlyMap<string, readonly string[]> } {
  const { site, store, fileSystem, lock, keepAlive } = options
  const places = installPlacesOf(site, skills[0]?.entry ?? {})
  const asked = { fileSystem, store, site, incoming: skills, places, overwrite: true, keepCopies: true }
  const plan = planPrepared(asked, lock)
  const digests = new Map(skills.map(({ name, digest }) => [name, digest]))
  const paths = applyInstall({ store, plan, digests, backups: site.backups, keepAlive })
  // One for each step that has a backup, in the order of the steps.
  const moved = new Map<string, string[]>()
  for (const [at, { name }] of plan.steps.filter(({ action, backup }) => action !== 'keep' && backup).entries()) {
    const path = paths[at]
    if (path !== undefined) moved.set(name, [...(moved.get(name) ?? []), path])
  }
  return { changed: new Set(plan.steps.flatMap(({ name, action }) => (action === 'keep' ? [] : [name]))), moved }
}
