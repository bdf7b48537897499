import { MetierError, formatSource, sourceOfEntry, type LockEntry, plural } from '@metier/core'
import type { FetchLockedOptions } from './fetch-locked.ts'
import { preparePackage, type PreparedSkill } from './prepare-package.ts'
import { renamePrepared } from './rename-prepared.ts'

type Named = readonly [name: string, entry: LockEntry]

/**
 * Brings the very files that entries name into the store, from the commit or version each has, and gives their digests
 * by name. Skills of one source and commit are fetched together, once. Throws `integrity-failed` when other files come
 * back: the source moved, or somebody changed the lock.
 */
export async function fetchAllLocked(
  entries: readonly Named[],
  options: FetchLockedOptions,
): Promise<ReadonlyMap<string, string>> {
  const groups = new Map<string, Named[]>()
  for (const named of entries) {
    const key = JSON.stringify(sourceOfEntry(named[1], { at: 'locked' }))
    groups.set(key, [...(groups.get(key) ?? []), named])
  }
  const digests = new Map<string, string>()
  for (const group of groups.values()) {
    for (const [name, digest] of await fetchGroup(group, options)) digests.set(name, digest)
  }
  return digests
}

async function fetchGroup(group: readonly Named[], options: FetchLockedOptions): Promise<readonly [string, string][]> {
  const [first] = group
  if (first === undefined) return []
  const { source } = sourceOfEntry(first[1], { at: 'locked' })
  options.progress(
    `Fetching ${group.length === 1 ? first[0] : `${plural(group.length, 'skill')} from ${formatSource(source)}`}`,
  )
  const names = [...new Set(group.map(([name, entry]) => entry.as ?? name))]
  const { skills } = await preparePackage({ ...options, request: { source, skills: names } })
  const byPath = new Map(skills.map((skill) => [skill.entry.skillPath, skill]))
  const byName = new Map(skills.map((skill) => [skill.name, skill]))
  return group.map(([name, entry]) => {
    const fetched = byPath.get(entry.skillPath) ?? (group.length === 1 ? skills[0] : byName.get(entry.as ?? name))
    const found = fetched && renamePrepared(fetched, { ...options, entry, name })
    const isRight =
      entry.digest === undefined ? found?.entry.computedHash === entry.computedHash : found?.digest === entry.digest
    if (found === undefined || !isRight) throw differs(name, entry, found)
    options.judge(found)
    return [name, found.digest]
  })
}

function differs(name: string, entry: LockEntry, found: PreparedSkill | undefined): MetierError {
  return new MetierError({
    code: 'integrity-failed',
    message: `${name} from ${entry.source} is not what the lock says: ${found?.digest ?? 'nothing'} in place of ${entry.digest ?? entry.computedHash}.`,
    next: 'Nothing was changed. Somebody changed the source, or the lock; `metier outdated` shows what the source has now.',
    data: { name, expected: entry.digest ?? entry.computedHash, found: found?.digest ?? null },
  })
}
