import { existsSync, lstatSync, realpathSync } from 'node:fs'
import type { FileSystem, LockEntry, SkillFiles } from '@metier/core'
import { readTree } from '../store/read-tree.ts'
import { agentsOnDisk } from './agents-on-disk.ts'
import { computedHash } from './computed-hash.ts'
import { digestAt } from './digest-at.ts'
import { directoryOfLocked } from './directory-of-locked.ts'
import { homesOfEntry } from './homes-of-entry.ts'
import type { InstallSite } from './install-site.ts'
import { linkTo } from './link-to.ts'
import { placesOfEntry } from './places-of-entry.ts'
import { readLink } from './read-link.ts'

export interface VerifiedSkill {
  readonly name: string
  /** `intact`: the very files of the lock. `unpinned`: another tool wrote the entry, and no digest is known. */
  readonly state: 'intact' | 'changed' | 'missing' | 'unpinned'
  readonly source: string
  /** Absolute paths that should be there and are not, or lead elsewhere. */
  readonly missing: readonly string[]
  readonly expected: string | null
  readonly found: string | null
}

/** Holds what is on disk against the lock. Reads only. */
export function verifyInstalled(fileSystem: FileSystem, site: InstallSite): readonly VerifiedSkill[] {
  return [...site.lock.read().skills].map(([name, entry]) => verify(name, entry, { fileSystem, site }))
}

interface Where {
  readonly fileSystem: FileSystem
  readonly site: InstallSite
}

function verify(name: string, entry: LockEntry, { fileSystem, site }: Where): VerifiedSkill {
  const paths = entry.enabled === false ? [] : placesBy(site, name, entry)
  const [home = directoryOfLocked(homesOfEntry(site, entry)[0], name)] = paths
  const missing = paths.filter((path) => !existsSync(path) || isLinkElsewhere(path, home))
  const files = readTree(home)
  const here = existsSync(home) ? digestAt(fileSystem, home, files) : null
  const expected = entry.digest ?? null
  const found = here === expected ? differentCopy(paths, { home, expected, fileSystem }) : here
  return {
    name,
    state: stateOf({ home, files, entry, found, missing }),
    source: entry.source,
    missing,
    expected,
    found,
  }
}

/** An agent that is led to other files than those of the lock would follow those. */
function isLinkElsewhere(path: string, home: string): boolean {
  if (path === home || !lstatSync(path).isSymbolicLink() || readLink(path) === linkTo(path, home)) return false
  return !existsSync(home) || realpathSync(path) !== realpathSync(home)
}

/** The digest of the first copy of an agent's own that is another than the lock says; what it says where none is. */
function differentCopy(
  paths: readonly string[],
  {
    home,
    expected,
    fileSystem,
  }: { readonly home: string; readonly expected: string | null; readonly fileSystem: FileSystem },
): string | null {
  if (expected === null) return null
  const copies = paths.filter(
    (path) => path !== home && lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true,
  )
  const digests = copies.map((path) => digestAt(fileSystem, path))
  return digests.find((digest) => digest !== expected) ?? (digests.includes(null) ? null : expected)
}

/** For one agent alone another installer may have put a copy into its folder, and nothing where others look. */
function placesBy(site: InstallSite, name: string, entry: LockEntry): readonly string[] {
  const isTheirs = entry.digest === undefined && !existsSync(directoryOfLocked(homesOfEntry(site, entry)[0], name))
  const copies = isTheirs ? agentsOnDisk(site, name, entry).map(({ path }) => path) : []
  return copies.length > 0 ? copies : placesOfEntry(site, name, entry)
}

interface Evidence {
  readonly home: string
  readonly files: SkillFiles | undefined
  readonly entry: LockEntry
  readonly found: string | null
  readonly missing: readonly string[]
}

function stateOf({ home, files, entry, found, missing }: Evidence): VerifiedSkill['state'] {
  if (entry.enabled === false) return 'intact'
  if (missing.includes(home)) return 'missing'
  if (entry.digest !== undefined && found !== entry.digest) return 'changed'
  // Where the other installer was here last, its hash is all there is, and it is the newer word.
  if (computedHash(home, files) !== entry.computedHash) return 'changed'
  if (missing.length > 0) return 'missing'
  return entry.digest === undefined ? 'unpinned' : 'intact'
}
