import { lstatSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import {
  mergeFiles,
  previousOf,
  type FileMerge,
  type FileSystem,
  type LockEntry,
  type SkillFileContent,
} from '@metier/core'
import type { SkillStore } from '../store/open-store.ts'
import { recoverReplacements } from '../store/recover-replacements.ts'
import { replaceDirectory } from '../store/replace-directory.ts'
import { digestBefore } from './digest-before.ts'
import { directoryOfLocked } from './directory-of-locked.ts'
import { holdsMore } from './holds-more.ts'
import { homesOfEntry } from './homes-of-entry.ts'
import type { InstallSite } from './install-site.ts'
import type { PreparedSkill } from './prepare-package.ts'
import { isAsLocked } from './is-as-locked.ts'
import { localChange } from './local-change.ts'
import { placesOfEntry } from './places-of-entry.ts'
import { readSkillFiles } from './read-skill-files.ts'
import { requireOnlySkills } from './require-only-skills.ts'
import { requireOwnRoots } from './require-own-roots.ts'
import { rootsOfSite } from './roots-of-site.ts'

/** What becomes of what a person changed. `merge` keeps both changes, `keep` only the person's, `replace` only the new. */
export type LocalChanges = 'merge' | 'keep' | 'replace'

/** Files that lie in the store, and what the lock will say of them. */
export type NewVersion = Pick<PreparedSkill, 'digest' | 'entry'>

export interface UpdateInstalledOptions {
  readonly fileSystem: FileSystem
  readonly store: SkillStore
  readonly site: InstallSite
  readonly updates: readonly { readonly name: string; readonly skill: NewVersion }[]
  readonly changes: LocalChanges
  readonly dryRun: boolean
}

export interface UpdatedSkill {
  readonly name: string
  /** `kept`: a person's version stays and the lock as it was. */
  readonly outcome: 'replaced' | 'merged' | 'kept'
  readonly digest: string
  /** Relative paths that were merged from both. */
  readonly merged: readonly string[]
  /** Relative paths of which theirs lies beside ours, with `.new` at its end. */
  readonly beside: readonly string[]
  /** Relative paths that a person deleted and its source changed: they stay deleted, and theirs lies there with `.new` at its end. */
  readonly deleted: readonly string[]
  /** Relative paths that a person changed and its source has no more: they stay. */
  readonly dropped: readonly string[]
  /** Absolute paths of agents' own copies that a person changed: they stay as they were. */
  readonly left: readonly string[]
  /** Where ours went as it was, when something of it is no longer there. */
  readonly moved?: string
}

/** Brings installed skills to what their sources have now; nothing that a person wrote is lost on the way. */
export function updateInstalled(options: UpdateInstalledOptions): readonly UpdatedSkill[] {
  const { site, updates, dryRun } = options
  const done: UpdatedSkill[] = []
  requireOwnRoots(site, rootsOfSite(site))
  site.lock.change((lock, keepAlive) => {
    const skills = new Map(lock.skills)
    requireOnlySkills({ site, lock, names: updates.map(({ name }) => name) })
    const homes = updates.map(({ name }) => homesOfEntry(site, skills.get(name) ?? {})[0])
    if (!dryRun) for (const home of new Set([site.home, ...homes])) recoverReplacements(home)
    for (const { name, skill } of updates) {
      keepAlive()
      const entry = skills.get(name)
      if (entry === undefined) continue
      const updated = update(name, { entry, skill, options })
      done.push(updated)
      if (updated.outcome !== 'kept') skills.set(name, nextEntry(entry, skill))
    }
    return dryRun ? lock : { ...lock, skills }
  })
  return done
}

interface Update {
  readonly entry: LockEntry
  readonly skill: NewVersion
  readonly options: UpdateInstalledOptions
}

function update(name: string, { entry, skill, options }: Update): UpdatedSkill {
  const { site, store, changes, dryRun } = options
  const [home] = homesOfEntry(site, entry)
  const target = directoryOfLocked(home, name)
  const folder = basename(target)
  const { digest } = skill
  /** Moves aside what stands there when something of it would be lost; gives where it went. */
  const put = (make: (path: string) => void, isLosing: boolean): Pick<UpdatedSkill, 'moved'> => {
    const moved = join(site.backups, `${folder}-${Date.now()}`)
    if (!dryRun) replaceDirectory({ root: home, name: folder, make, ...(isLosing && { backup: moved }) })
    return isLosing ? { moved } : {}
  }
  const ours = readSkillFiles(target)
  const change = localChange(name, entry, options)
  const nothing = { name, digest, merged: [], beside: [], deleted: [], dropped: [], left: [] }
  // Switched off, it gets its new files when it is switched on.
  if (entry.enabled === false) return { ...nothing, outcome: entry.edited === undefined ? 'replaced' : 'kept' }
  if (change === 'none') {
    const moved = put((path) => store.take(digest, path), holdsMore(target, 'copy'))
    return { ...nothing, outcome: 'replaced', ...moved, left: replaceCopies(name, { entry, skill, options }) }
  }
  if (changes === 'keep' || (change === 'link' && changes === 'merge')) return { ...nothing, outcome: 'kept' }
  const before = digestBefore(entry, skill)
  const base = before === undefined ? undefined : store.files(before)
  if (changes === 'replace')
    return {
      ...nothing,
      outcome: 'replaced',
      ...put((path) => store.take(digest, path), true),
      left: replaceCopies(name, { entry, skill, options }),
    }
  const files = mergeFiles({ base: base ?? new Map(), ours, theirs: store.files(digest) ?? new Map() })
  const isLosing = holdsMore(target, 'merge') || files.some(({ action }) => action === 'aside')
  const moved = put((path) => writeMerged(path, files, ours), isLosing)
  const left = replaceCopies(name, { entry, skill, options })
  return { name, digest, outcome: 'merged', ...toldOf(files, ours), ...moved, left }
}

function toldOf(
  files: readonly FileMerge[],
  ours: ReadonlyMap<string, SkillFileContent>,
): Pick<UpdatedSkill, 'merged' | 'beside' | 'deleted' | 'dropped'> {
  const pathsWith = (asked: FileMerge['action']): readonly string[] =>
    files.flatMap(({ action, path }) => (action === asked ? [path] : []))
  const besides = files.filter((file) => file.action === 'beside').map(({ of }) => of)
  const standing = [...ours.keys()]
  const isDeleted = (of: string): boolean => !standing.some((path) => path === of || path.startsWith(`${of}/`))
  return {
    merged: pathsWith('merge'),
    beside: [...new Set(besides.filter((of) => !isDeleted(of)))],
    deleted: besides.filter(isDeleted),
    dropped: pathsWith('outlive'),
  }
}

/** Agents that have files of their own get the new ones too, where nobody changed theirs; gives those that stay. */
function replaceCopies(
  name: string,
  { entry, skill, options: { fileSystem, site, store, dryRun } }: Update,
): readonly string[] {
  const { agents = entry.agents } = skill.entry
  const copies = placesOfEntry(site, name, { ...entry, ...(agents && { agents }) })
    .slice(1)
    .filter((path) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
  const isLeft = (path: string): boolean => !isAsLocked(path, entry, fileSystem) || holdsMore(path, 'copy')
  const left = copies.filter(isLeft)
  for (const path of copies) {
    if (dryRun || left.includes(path)) continue
    replaceDirectory({ root: dirname(path), name: basename(path), make: (fresh) => store.take(skill.digest, fresh) })
  }
  return left
}

function writeMerged(
  directory: string,
  files: readonly FileMerge[],
  ours: ReadonlyMap<string, SkillFileContent>,
): void {
  mkdirSync(directory)
  for (const file of files) {
    const mine = ours.get(file.path)
    const isStaying = file.action === 'keep' || file.action === 'outlive' || file.action === 'beside'
    if (isStaying && mine !== undefined) write(join(directory, file.path), mine)
    if (file.action === 'take' || file.action === 'merge') write(join(directory, file.path), file.content)
    if (file.action === 'beside') write(join(directory, file.to), file.content)
  }
}

function write(path: string, { bytes, executable }: SkillFileContent): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes, { mode: executable ? 0o755 : 0o644 })
}

/** What others wrote into the entry, and the user's word on it, stay. */
function nextEntry(before: LockEntry, { entry }: NewVersion): LockEntry {
  const {
    commit: _commit,
    version: _version,
    resolved: _resolved,
    integrity: _integrity,
    signer: _signer,
    previous: _previous,
    ...kept
  } = before
  return { ...kept, ...entry, ...previousOf(before, entry) }
}
