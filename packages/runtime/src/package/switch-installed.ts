import { lstatSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { MetierError, type FileSystem, type LockEntry, type LockFile } from '@metier/core'
import { isThere } from '../store/is-there.ts'
import type { SkillStore } from '../store/open-store.ts'
import { readTree } from '../store/read-tree.ts'
import { recoverReplacements } from '../store/recover-replacements.ts'
import { removeDirectory } from '../store/remove-directory.ts'
import { applyInstall } from './apply-install.ts'
import { digestAt } from './digest-at.ts'
import { holdsMore } from './holds-more.ts'
import type { InstallSite } from './install-site.ts'
import { homesOfEntry } from './homes-of-entry.ts'
import { installPlacesOf } from './install-places-of.ts'
import { isOurs, type OurPlace } from './is-ours.ts'
import { placesOfEntry } from './places-of-entry.ts'
import { planPrepared } from './plan-prepared.ts'
import { requireLocked } from './require-locked.ts'
import { requireOwnPlace } from './require-own-place.ts'
import { requireOnlySkills } from './require-only-skills.ts'
import { requireOwnRoots } from './require-own-roots.ts'
import { rootsOfSite } from './roots-of-site.ts'

export interface SwitchInstalledOptions {
  readonly fileSystem: FileSystem
  readonly store: SkillStore
  readonly site: InstallSite
  readonly names: readonly string[]
  readonly to: 'on' | 'off'
  /** Only for these; for everybody without. */
  readonly agents: readonly string[]
}

export interface SwitchedSkill {
  readonly name: string
  /** False where it was so already. */
  readonly changed: boolean
  /** Absolute paths that came or went. */
  readonly paths: readonly string[]
  /** Absolute paths of things that somebody else put there: they were left. */
  readonly left: readonly string[]
}

/**
 * Switches installed skills off and on without forgetting them: links and files go and come back, what a person changed
 * among them, and the lock remembers. What was not installed is never touched. Throws `not-found`, `refused`, and
 * `usage` for an agent whose folder others read too.
 */
export function switchInstalled(options: SwitchInstalledOptions): readonly SwitchedSkill[] {
  const { site, names, to } = options
  const done: SwitchedSkill[] = []
  requireOwnRoots(site, rootsOfSite(site))
  site.lock.change((lock, keepAlive) => {
    for (const name of names) requireLocked(lock, name)
    requireOnlySkills({ site, lock, names })
    const homes = names.map((name) => homesOfEntry(site, lock.skills.get(name) ?? {})[0])
    for (const home of new Set([site.home, ...homes])) recoverReplacements(home)
    // All of them before the first is touched.
    if (to === 'off' && options.agents.length === 0) for (const name of names) requireKeepable(name, lock, options)
    const skills = new Map(lock.skills)
    for (const name of names) {
      const entry = skills.get(name)
      if (entry === undefined) continue
      keepAlive()
      const act = to === 'off' ? switchOff : switchOn
      const { entry: after, ...switched } = act(name, entry, { ...options, lock })
      skills.set(name, after)
      done.push(switched)
    }
    return { ...lock, skills }
  })
  return done
}

interface Options extends SwitchInstalledOptions {
  readonly lock: LockFile
}

type Outcome = SwitchedSkill & { readonly entry: LockEntry }

function switchOff(name: string, entry: LockEntry, options: Options): Outcome {
  const { fileSystem, store, site, agents } = options
  const nothing = { name, entry, changed: false, paths: [], left: [] }
  if (entry.enabled === false) return nothing
  if (agents.length > 0) return switchOffFor(name, entry, options)
  const [home = '', ...others] = placesOfEntry(site, name, entry)
  const found = isThere(home) ? keepableAt(home, { name, fileSystem }) : undefined
  const { gone, left } = takeAway(others, { home, entry, fileSystem })
  const { edited: _edited, ...kept } = entry
  if (found === undefined) return { name, entry: { ...kept, enabled: false }, changed: true, paths: gone, left }
  store.put(home, readTree(home))
  removeDirectory(home)
  const edited = found === entry.digest ? {} : { edited: found }
  return { name, entry: { ...kept, enabled: false, ...edited }, changed: true, paths: [home, ...gone], left }
}

function requireKeepable(name: string, lock: LockFile, { site, fileSystem }: SwitchInstalledOptions): void {
  const entry = lock.skills.get(name)
  const [home = ''] = entry === undefined || entry.enabled === false ? [] : placesOfEntry(site, name, entry)
  if (isThere(home)) keepableAt(home, { name, fileSystem })
}

/** The digest of what the store can keep whole. Throws `refused` for anything else. */
function keepableAt(
  home: string,
  { name, fileSystem }: { readonly name: string; readonly fileSystem: FileSystem },
): string {
  const found = digestAt(fileSystem, home)
  if (found === null || holdsMore(home, 'copy')) throw notKept(name, home)
  return found
}

function switchOffFor(name: string, entry: LockEntry, { fileSystem, site, agents }: Options): Outcome {
  const affected = (entry.agents ?? []).filter((agent) => agents.includes(agent))
  const rest = (entry.agents ?? []).filter((agent) => !agents.includes(agent))
  for (const agent of agents)
    requireOwnPlace(agent, { name, site: { ...site, home: homesOfEntry(site, entry)[0] }, others: rest })
  const [home = ''] = placesOfEntry(site, name, entry)
  const kindred = { ...entry, agents: affected, ...(entry.places && { places: entry.places.slice(0, 1) }) }
  const places = placesOfEntry(site, name, kindred).slice(1)
  const { gone, left } = takeAway(places, { home, entry, fileSystem })
  const { agents: _agents, ...kept } = entry
  const after = rest.length === 0 ? kept : { ...kept, agents: rest }
  return { name, entry: after, changed: affected.length > 0, paths: gone, left }
}

function takeAway(paths: readonly string[], place: OurPlace): { gone: string[]; left: string[] } {
  const there = paths.filter(isThere)
  const gone = there.filter((path) => isOurs(path, place))
  for (const path of gone) {
    if (lstatSync(path).isSymbolicLink()) rmSync(path)
    else removeDirectory(path)
  }
  return { gone, left: there.filter((path) => !gone.includes(path)) }
}

function switchOn(name: string, entry: LockEntry, options: Options): Outcome {
  const { fileSystem, store, site, agents, lock } = options
  const { enabled: _enabled, edited, ...kept } = entry
  const digest = edited ?? entry.digest
  if (agents.length > 0 && entry.enabled === false) throw isOff(name)
  if (digest === undefined || store.find(digest) === undefined) throw notStored(name)
  const wanted = [...new Set([...(entry.agents ?? []), ...agents])].toSorted()
  const places = installPlacesOf(site, { ...entry, agents: wanted })
  const after = { ...kept, ...(wanted.length > 0 && { agents: wanted }) }
  const incoming = [{ name, digest: onDisk(name, entry, options) ?? digest, entry: after }]
  const plan = planPrepared({ fileSystem, store, site, incoming, places, overwrite: false }, lock)
  const [refusal] = plan.refusals
  if (refusal !== undefined)
    throw new MetierError({ code: 'already-exists', message: refusal.message, next: refusal.next })
  applyInstall({ store, plan, digests: new Map([[name, digest]]), backups: site.backups, keepAlive: () => undefined })
  const paths = plan.steps.filter(({ action }) => action !== 'keep').map(({ path }) => path)
  return { name, entry: after, changed: paths.length > 0 || entry.enabled === false, paths, left: [] }
}

/** A skill that is on is linked as it lies there, changed or not. */
function onDisk(name: string, entry: LockEntry, { site, fileSystem }: Options): string | undefined {
  const [home = ''] = placesOfEntry(site, name, entry)
  const isFolder = entry.enabled !== false && lstatSync(home, { throwIfNoEntry: false })?.isDirectory() === true
  return isFolder ? (digestAt(fileSystem, home) ?? undefined) : undefined
}

function notKept(name: string, home: string): MetierError {
  return new MetierError({
    code: 'refused',
    message: `${name} was changed so that it cannot be kept whole: ${dirname(home)} would lose something.`,
    next: 'Take links that lead out of it, and `.git`, away first; nothing was changed.',
  })
}

function notStored(name: string): MetierError {
  return new MetierError({
    code: 'not-found',
    message: `The files of ${name} are not in your store.`,
    next: `\`metier ci\` fetches what the lock names; for one that is switched off, \`metier remove ${name}\` and add it anew.`,
  })
}

function isOff(name: string): MetierError {
  return new MetierError({
    code: 'usage',
    message: `${name} is switched off for everybody.`,
    next: `\`metier enable ${name}\` switches it on first.`,
  })
}
