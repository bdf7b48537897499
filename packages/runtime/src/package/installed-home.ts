import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findDialect, type Dialect, type FileSystem, type FileWriter, type LockEntry } from '@metier/core'
import { directoryOfLocked } from './directory-of-locked.ts'
import { openLockFile } from './open-lock-file.ts'
import { plainDirectoryName } from './plain-directory-name.ts'

export interface InstalledHomeOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  /** Absolute. */
  readonly projectRoot: string
  /** Absolute directories of skills, in ladder order. */
  readonly candidates: readonly string[]
  /** The table of agents. */
  readonly dialects: readonly Dialect[]
}

/** The directory in which the files of the locked skills lie, and not links to them; `undefined` where none do. */
export function installedHome({
  fileSystem,
  writer,
  projectRoot,
  candidates,
  dialects,
}: InstalledHomeOptions): string | undefined {
  const { skills } = openLockFile({ fileSystem, writer, directory: projectRoot }).read()
  // Those of which the lock says where they lie say nothing of the others.
  const free = [...skills].filter(([, { places }]) => places === undefined)
  const shared = linkRoots({ agents: ['agents'] }, { projectRoot, dialects })
  let ofOneAgent: string | undefined
  for (const [key, entry] of free.length > 0 ? free : skills) {
    if (plainDirectoryName(key) === undefined) continue
    const holding = candidates.filter((root) => isDirectory(directoryOfLocked(root, key)))
    // Agents that were given copies have folders of the skill as well.
    const given = new Set(linkRoots(entry, { projectRoot, dialects }))
    const home = holding.find((root) => !given.has(root)) ?? holding[0]
    // For one agent alone another installer puts a copy into its folder: that says nothing of where the others lie.
    if (home !== undefined && (entry.digest !== undefined || shared.includes(home))) return home
    ofOneAgent ??= home
  }
  if (ofOneAgent !== undefined) return ofOneAgent
  // All are switched off or gone, or an installation was killed before it wrote them down: folders that only links of
  // theirs stand in are not where files go.
  const linked = new Set([...skills.values()].flatMap((entry) => linkRoots(entry, { projectRoot, dialects })))
  const possible = candidates.filter((root) => !linked.has(root) && isDirectory(root))
  if (skills.size > 0) return possible[0]
  if (possible.length < 2) return undefined
  const [home, another] = possible.filter(holdsFiles)
  if (home !== undefined) return another === undefined ? home : undefined
  // Folders that hold nothing, as one that was killed at its beginning leaves them, are no choice that somebody made.
  return possible.find((root) => shared.includes(root))
}

function holdsFiles(root: string): boolean {
  return readdirSync(root, { withFileTypes: true }).some((entry) => !entry.isSymbolicLink())
}

function linkRoots(
  { agents = [] }: Pick<LockEntry, 'agents'>,
  { projectRoot, dialects }: Pick<InstalledHomeOptions, 'projectRoot' | 'dialects'>,
): readonly string[] {
  return agents.flatMap((agent) => {
    const [first] = findDialect(agent, dialects)?.projectRoots ?? []
    return first === undefined ? [] : join(projectRoot, ...first.path.split('/'))
  })
}

function isDirectory(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}
