import {
  MetierError,
  formatSource,
  nameKey,
  sourceOfEntry,
  type LockEntry,
  type LockFile,
  type ErrorCodeName,
  type PackageSource,
} from '@metier/core'
import { resolveGitRef } from '../fetch/resolve-git-ref.ts'
import { preparePackage, type PreparedSkill, type PreparePackageOptions } from './prepare-package.ts'
import { renamePrepared } from './rename-prepared.ts'
import { requireLocked } from './require-locked.ts'

export interface FindNewestOptions extends Omit<PreparePackageOptions, 'request' | 'choose'> {
  readonly lock: LockFile
  /** Only these; all without. */
  readonly names?: readonly string[]
}

/** What the source of a locked skill has now. */
export type NewestSkill = { readonly name: string; readonly entry: LockEntry } & (
  | { readonly state: 'current' | 'pinned' }
  | { readonly state: 'newer' | 'unpinned'; readonly skill: PreparedSkill }
  | { readonly state: 'gone'; readonly why: string }
  | { readonly state: 'unreachable'; readonly why: string; readonly code: ErrorCodeName }
)

/**
 * Asks the source of each locked skill what it has now, each source once. Changes nothing of the project. A source that
 * cannot be reached is an answer about its own skills and about no others. Throws `not-found` for a name that is not
 * installed.
 */
export async function findNewest(options: FindNewestOptions): Promise<readonly NewestSkill[]> {
  const { lock, names } = options
  for (const name of names ?? []) requireLocked(lock, name)
  const wanted = [...lock.skills].filter(([name]) => names === undefined || names.includes(name))
  const groups = new Map<string, [string, LockEntry][]>()
  const answers: NewestSkill[] = []
  for (const [name, entry] of wanted) {
    if (entry.pinned === true) answers.push({ name, entry, state: 'pinned' })
    else {
      const key = JSON.stringify([entry.source, entry.sourceType, entry.sourceUrl, entry.ref])
      groups.set(key, [...(groups.get(key) ?? []), [name, entry]])
    }
  }
  for (const group of groups.values()) answers.push(...(await askSource(group, options)))
  return answers.toSorted((left, right) => (left.name < right.name ? -1 : 1))
}

type Named = readonly [name: string, entry: LockEntry]

async function askSource(group: readonly Named[], options: FindNewestOptions): Promise<readonly NewestSkill[]> {
  const [first] = group
  if (first === undefined) return []
  try {
    const { source } = sourceOfEntry(first[1], { at: 'newest' })
    options.progress(`Asking ${formatSource(source)}`)
    if (await isSameCommit(source, group, options))
      return group.map(([name, entry]) => ({ name, entry, state: 'current' }))
    return await compare(source, group, options)
  } catch (error) {
    if (!(error instanceof MetierError) || error.code === 'interrupted') throw error
    const { message: why, code, data } = error
    const isMeant = ([name, entry]: Named): boolean => nameKey(entry.as ?? name) === nameKey(String(data['name']))
    // One that is not what was signed says nothing of the others that its source has.
    const others = code === 'integrity-failed' && group.some(isMeant) ? group.filter((each) => !isMeant(each)) : []
    const failed = group.filter((each) => !others.includes(each))
    return [
      ...failed.map(([name, entry]): NewestSkill => ({ name, entry, state: 'unreachable', why, code })),
      ...(await askSource(others, options)),
    ]
  }
}

/** Where git can say that nothing moved, nothing is fetched. */
async function isSameCommit(
  source: PackageSource,
  group: readonly (readonly [string, LockEntry])[],
  { host, store, signal }: FindNewestOptions,
): Promise<boolean> {
  if (source.kind !== 'git' || group.some(([, { commit }]) => commit === undefined)) return false
  const commit = await resolveGitRef(source, { host, quarantine: store.quarantine(), ...(signal && { signal }) })
  return group.every(([, entry]) => entry.commit === commit)
}

async function compare(
  source: PackageSource,
  group: readonly (readonly [string, LockEntry])[],
  options: FindNewestOptions,
): Promise<readonly NewestSkill[]> {
  // All that are there, because one that was renamed or dropped must not hide the others.
  const keys = new Set(group.map(([name, entry]) => nameKey(entry.as ?? name)))
  const choose: PreparePackageOptions['choose'] = async (found) => found.filter(({ name }) => keys.has(nameKey(name)))
  const { skills } = await preparePackage({ ...options, request: { source, skills: [] }, choose })
  return group.map(([name, entry]) => {
    const found = skills.find((each) => nameKey(each.name) === nameKey(entry.as ?? name))
    const skill = found && renamePrepared(found, { ...options, entry, name })
    if (skill === undefined)
      return { name, entry, state: 'gone', why: 'Its source has no skill of this name any more.' }
    if (skill.digest === entry.digest) return { name, entry, state: 'current' }
    // The very files that another installer wrote down, and no digest of ours yet.
    const isSame = entry.digest === undefined && entry.computedHash === skill.entry.computedHash
    return { name, entry, state: isSame ? 'unpinned' : 'newer', skill }
  })
}
