import { join } from 'node:path'
import { rootPatterns, type Dialect, type FileSystem, type Host, type RootPattern, type SkillRoot } from '@metier/core'
import { platformDirectories } from '../config/platform-directories.ts'
import { remoteSkillsDirectory } from '../remote-skills/remote-skills-directory.ts'
import { ownersIn } from './owners-in.ts'
import { pathInside } from './path-inside.ts'
import type { RootPlace } from './root-place.ts'

export interface FindRootsOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
  readonly preset: string
  /** The table of systems and clients; that of this version unless told. */
  readonly dialects?: readonly Dialect[]
  /** Absolute. */
  readonly projectRoot: string
  /** Absolute directories of the configuration (checklist WUN-75). */
  readonly extraDirs: readonly string[]
  /** Absolute directory of the skills that ship with the product. */
  readonly bundledSkills?: string
}

/**
 * Every directory to look for skills in, existing or not, in ladder order (decisions R-5, checklist
 * BTW-52). A directory that two patterns name is kept where it ranks first; what is both the user's and
 * the project's, because the project is the home directory, is the user's.
 */
export function findRoots(options: FindRootsOptions): readonly RootPlace[] {
  const local = rootPatterns(options.preset, options.dialects).flatMap((pattern) => expand(pattern, options))
  const places = [...local, ...remoteRoots(options)]
  const ofUser = new Set(places.filter(({ root }) => root.scope === 'user').map(({ root }) => root.path))
  const seen = new Set<string>()
  return places.filter(({ root, boundary }) => {
    if (seen.has(root.path) || (boundary !== undefined && ofUser.has(root.path))) return false
    seen.add(root.path)
    return true
  })
}

/** Skills of other MCP servers that the user agreed to, one root for each server; behind everything that is here. */
function remoteRoots({ fileSystem, host }: FindRootsOptions): readonly RootPlace[] {
  const parent = remoteParent(host)
  return ownersIn(parent, fileSystem).map((owner, order) => ({
    root: { path: join(parent, owner), scope: 'remote', order, source: `mcp:${owner}`, owner },
    containers: [],
  }))
}

/**
 * Directories whose children own roots, of the project, of the user and of other servers. Absolute, existing or not.
 * While they hold the same children, `findRoots` finds the same.
 */
export function ownerParents(options: FindRootsOptions): readonly string[] {
  const local = rootPatterns(options.preset, options.dialects)
    .flatMap((pattern) => basesOf(pattern, options))
    .filter(({ path }) => path.split('/').includes('*'))
    .map(({ base, path }) => join(base, beforeStar(path)))
  return [...new Set([...local, remoteParent(options.host)])]
}

function beforeStar(path: string): string {
  const segments = path.split('/')
  return segments.slice(0, segments.indexOf('*')).join('/')
}

function remoteParent(host: Host): string {
  return join(remoteSkillsDirectory(host), 'skills')
}

/** Directories of the project whose children own roots: rooms, agents, roles. Absolute, existing or not. */
export function ownerDirectories({
  preset,
  projectRoot,
}: Pick<FindRootsOptions, 'preset' | 'projectRoot'>): readonly string[] {
  const parents = rootPatterns(preset)
    .filter(({ base, path }) => base === 'project' && path.split('/').includes('*'))
    .map(({ path }) => join(projectRoot, beforeStar(path)))
  return [...new Set(parents)]
}

function expand(pattern: RootPattern, options: FindRootsOptions): readonly RootPlace[] {
  return basesOf(pattern, options).flatMap(({ base, path, order }) => {
    // A project's settings may name directories of the project; a link in place of one must not lead out of it.
    const isOfProject =
      pattern.base === 'project' || (pattern.base === 'extra' && pathInside(base, options.projectRoot))
    const boundary = isOfProject ? options.projectRoot : undefined
    const place = (directory: string, owner?: string): RootPlace => {
      const { scope, source } = pattern
      const root: SkillRoot = { path: directory, scope, order, source, ...(owner !== undefined && { owner }) }
      return { root, containers: pattern.containers ?? [], ...(boundary !== undefined && { boundary }) }
    }
    const segments = path.split('/').filter((segment) => segment !== '')
    const star = segments.indexOf('*')
    if (star === -1) return [place(join(base, ...segments))]
    const parent = join(base, ...segments.slice(0, star))
    return ownersIn(parent, options.fileSystem).map((owner) =>
      place(join(parent, owner, ...segments.slice(star + 1)), owner),
    )
  })
}

interface Base {
  readonly base: string
  readonly path: string
  readonly order: number
}

function basesOf(pattern: RootPattern, options: FindRootsOptions): readonly Base[] {
  const { host } = options
  const one = (base: string, path = pattern.path): readonly Base[] => [{ base, path, order: pattern.order }]
  const moved = pattern.variable === undefined ? '' : (host.environment[pattern.variable.name] ?? '')
  if (pattern.variable && moved !== '') return one(moved, pattern.variable.path)
  switch (pattern.base) {
    case 'project':
      return one(options.projectRoot)
    case 'user':
      return one(host.home)
    case 'config':
      return one(platformDirectories(host).configurationRoot)
    case 'bundled':
      return options.bundledSkills === undefined ? [] : one(options.bundledSkills)
    case 'extra':
      return options.extraDirs.map((base, index) => ({ base, path: '', order: pattern.order + index }))
    default:
      return []
  }
}
