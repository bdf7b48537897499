import { lstatSync, readlinkSync, realpathSync } from 'node:fs'
import { dirname, isAbsolute, resolve } from 'node:path'
import { MetierError, type SandboxCommand } from '@metier/core'
import { pathInside } from '../../discover/path-inside.ts'
import { keepOwnPlaces } from './keep-own-places.ts'
import type { Mount } from './mount.ts'
import { protectedPaths } from './protected-paths.ts'
import { systemPaths } from './system-paths.ts'
import { worktreeOf } from './worktree-of.ts'

export interface PlanMountsOptions {
  readonly command: SandboxCommand
  /** Absolute home of the user. */
  readonly home: string
  /** Absolute paths that programs on PATH need. */
  readonly toolchains: readonly string[]
  /** Absolute directories of Metier's own, which no grant shows. */
  readonly own: readonly string[]
}

export interface MountPlan {
  /** In the order to be made: what lies deeper comes later. */
  readonly mounts: readonly Mount[]
  /** Where the program starts, by its real path. */
  readonly cwd: string
}

/**
 * What a command sees of the disk beside the system: nothing but its skill and what was granted.
 * Throws `refused` for a grant that would show the whole home or what the kernel and daemons offer as files, or would give
 * away what Metier keeps.
 */
export function planMounts({ command, home, toolchains, own }: PlanMountsOptions): MountPlan {
  const { grants, environment, skillDirectory } = command
  const { workspace } = grants
  const skill = needed(skillDirectory)
  const cwd = needed(command.cwd)
  const homes = [home, environment['HOME'] ?? home].filter((path) => isAbsolute(path)).map((path) => realOrSame(path))
  const isSystem = (path: string) => isShownSystem(path, homes)
  const ofWorkspace = (access: 'read' | 'write') => (workspace?.access === access ? [workspace.directory] : [])
  const writable = [...grants.writable, ...ofWorkspace('write')]
  const behind = workspace === undefined ? [] : worktreeOf(workspace.directory)
  const readable = [...grants.readable, ...grants.credentials, ...ofWorkspace('read'), ...behind, ...toolchains]
  const write = existing(writable)
  // What may be written may be read.
  const read = existing(readable).filter((path) => !isSystem(path) && !write.some((above) => pathInside(path, above)))
  for (const path of [...write, ...read]) refuseTooMuch(path, homes)
  const shown = [
    ...write.map((path): Mount => ({ kind: 'write', path })),
    ...read.map((path): Mount => ({ kind: 'read', path })),
  ]
  const linked = [...writable, ...readable, skillDirectory, command.cwd, home, environment['HOME'] ?? home].filter(
    (path) => !isSystem(path),
  )
  return {
    mounts: [
      ...privateMounts(command, homes),
      ...links(linked, shown),
      ...withoutCovered(shown).toSorted(byPath),
      ...keepOwnPlaces({ writable: write, readable: [...read, ...systemPaths.directories], own }),
      ...write.flatMap(protectedPaths),
      // Last, so that no writable directory above it makes it writable.
      ...skillMounts(skill, command.skillFiles ?? (isSystem(skill) ? undefined : skill)),
    ],
    cwd,
  }
}

function skillMounts(path: string, from: string | undefined): readonly Mount[] {
  if (from === undefined) return []
  return [{ kind: 'read', path, ...(from !== path && { from }) }]
}

/** Parts of the memory limit: files in memory count as memory. */
const temporaryShare = 0.5
const homeShare = 0.25

function privateMounts({ environment, limits }: SandboxCommand, homes: readonly string[]): readonly Mount[] {
  const temporary: Mount = { kind: 'private', path: '/tmp', bytes: Math.floor(limits.memoryBytes * temporaryShare) }
  const hidden = homes.filter((path) => path === environment['HOME'] || systemAbove(path))
  const own = resolve(environment['TMPDIR'] ?? '/tmp')
  const more = [...hidden, ...(systemAbove(own) ? [] : [own])]
  return [
    temporary,
    ...[...new Set(more)]
      .filter((path) => path !== '/tmp' && !systemBelow(path))
      .toSorted()
      .map((path): Mount => ({ kind: 'private', path, bytes: Math.floor(limits.memoryBytes * homeShare) })),
  ]
}

const system = [...systemPaths.directories, '/etc', '/proc', '/dev', '/sys']

function systemAbove(path: string): boolean {
  return system.some((directory) => pathInside(path, directory))
}

/** An empty directory here would hide the system. */
function systemBelow(path: string): boolean {
  return system.some((directory) => pathInside(directory, path))
}

/** Some machines keep homes below /opt or /usr: these are hidden all the same. */
function isShownSystem(path: string, homes: readonly string[]): boolean {
  if (homes.some((home) => pathInside(path, home) && !systemBelow(home))) return false
  return systemPaths.directories.some((directory) => pathInside(path, directory))
}

/** Directories through which the kernel, daemons and devices are reached; their sockets are doors. */
const doors = ['/proc', '/sys', '/dev', '/run', '/var/run']

function refuseTooMuch(path: string, homes: readonly string[]): void {
  const home = homes.find((home) => pathInside(home, path))
  if (home === undefined && !doors.some((door) => pathInside(door, path))) return
  throw new MetierError({
    code: 'refused',
    message: `${path} is not shown to a skill: ${home === undefined ? 'it leads to the system itself' : 'your whole home directory would be open'}.`,
    next: 'Grant a smaller directory, or start Metier in the directory of one project.',
    data: { path },
  })
}

function existing(paths: readonly string[]): readonly string[] {
  const real = paths.filter((path) => isAbsolute(path)).map((path) => realPath(path))
  return [...new Set(real.filter((path): path is string => path !== undefined))]
}

/** What lies in another of the same kind is there already. */
function withoutCovered(mounts: readonly Mount[]): readonly Mount[] {
  return mounts.filter(
    (mount) =>
      !mounts.some((other) => other !== mount && other.kind === mount.kind && pathInside(mount.path, other.path)),
  )
}

/** A directory before what lies in it. */
function byPath(one: Mount, other: Mount): number {
  return one.path < other.path ? -1 : 1
}

/** Mounts are made at real paths; a path that leads there over links gets these links, unless a mount shows them. */
function links(paths: readonly string[], shown: readonly Mount[]): readonly Mount[] {
  const found = new Map<string, Mount>()
  for (const path of new Set(paths)) {
    if (!isAbsolute(path)) continue
    const link = firstLink(path)
    if (link === undefined) continue
    if (shown.some((mount) => pathInside(link.path, mount.path))) continue
    found.set(link.path, { kind: 'link', ...link })
  }
  return [...found.values()].toSorted(byPath)
}

/** The uppermost part of a path that is a link, with where it really leads: there, nothing is a link any more. */
function firstLink(path: string): { readonly path: string; readonly target: string } | undefined {
  const above: string[] = []
  for (let part = path; part !== dirname(part); part = dirname(part)) above.unshift(part)
  for (const part of above) {
    try {
      if (!lstatSync(part).isSymbolicLink()) continue
      const target = realPath(part)
      return target === undefined || readlinkSync(part) === '' ? undefined : { path: part, target }
    } catch {
      return undefined
    }
  }
  return undefined
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path)
  } catch {
    return undefined
  }
}

function realOrSame(path: string): string {
  return realPath(path) ?? resolve(path)
}

function needed(path: string): string {
  const real = realPath(path)
  if (real === undefined) throw notThere(path)
  return real
}

function notThere(path: string): MetierError {
  return new MetierError({
    code: 'not-found',
    message: `${path} is not there, so nothing can be run in it.`,
    next: 'Check whether the skill was moved or removed.',
    data: { path },
  })
}
