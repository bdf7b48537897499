import { findDialect } from '../dialects/find-dialect.ts'
import { nameKey } from '../format/name-key.ts'
import { atLongestRef } from './at-longest-ref.ts'
import { formatSource } from './format-source.ts'
import type { LockEntry, LockFile } from './lock-file.ts'
import type { PackageRequest, PackageSource } from './package-source.ts'
import type { WantedSkills } from './read-wanted.ts'
import { sourceOfEntry } from './source-of-entry.ts'

/**
 * Does the lock name what the project wants: the skills by name, or any of a source that is wanted whole, from that
 * source and at that branch, tag or version?
 */
export function isWantedMet(line: WantedSkills, request: PackageRequest, lock: LockFile): boolean {
  const entries = [...lock.skills].filter(([, entry]) => sourceKey(entry) === keyOf(meantBy(request.source, entry)))
  const names = [...request.skills, ...line.skills]
  const has = (wanted: (name: string, entry: LockEntry) => boolean): boolean =>
    entries.some(([name, entry]) => wanted(name, entry) && line.agents.every((agent) => isFor(entry, agent)))
  if (line.as !== undefined) {
    const key = nameKey(line.as)
    return has((name) => nameKey(name) === key)
  }
  if (names.length === 0) return has(() => true)
  return names.every((wanted) => has((name, { as }) => nameKey(as ?? name) === nameKey(wanted)))
}

/** What the address of a page is for an entry: its ref is as long as that of the entry, where that fits. */
function meantBy(source: PackageSource, { ref }: LockEntry): PackageSource {
  return (source.kind === 'git' && ref !== undefined ? atLongestRef(source, [ref]) : undefined) ?? source
}

/** An agent that reads the folder of the files is named too, once it was asked for. */
function isFor({ agents = [] }: LockEntry, agent: string): boolean {
  return agents.includes(findDialect(agent)?.id ?? agent)
}

function sourceKey(entry: LockEntry): string | undefined {
  try {
    return keyOf(sourceOfEntry(entry, { at: 'newest' }).source)
  } catch {
    return undefined
  }
}

/** Where in a repository a skill lies is said by its entry in another way. */
function keyOf(source: PackageSource): string {
  if (source.kind === 'git') {
    const { path: _path, isFromPage: _page, ...rest } = source
    return formatSource({ ...rest, url: rest.url.replace(/\/$/, '') })
  }
  if (source.kind === 'directory') return `./${source.path.replace(/^(?:\.\/)+|\/+$/g, '')}`
  if (source.kind === 'npm') return `npm:${source.name}`
  return formatSource(source)
}
