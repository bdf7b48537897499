import { findPreset } from '../dialects/find-preset.ts'
import { defaultPreset } from '../dialects/presets/default-preset.ts'
import { nameKey } from '../format/name-key.ts'
import type { SkillRoot } from './skill-root.ts'
import type { WriteScope } from './parse-write-scope.ts'

export interface WriteRequest {
  readonly scope: WriteScope
  readonly preset: string
  /** The roots that exist on disk. */
  readonly existing: readonly SkillRoot[]
  /** Absolute paths that the presets' own paths are relative to. */
  readonly bases: WriteBases
}

export interface WriteBases {
  readonly project: string
  /** Home directory. */
  readonly user: string
  /** The platform's configuration directory. */
  readonly config: string
  /** Environment, for `XDG_CONFIG_HOME`. */
  readonly environment?: Readonly<Record<string, string | undefined>>
}

/** The directory that a new skill's folder goes into, or those to choose from, in ladder order. */
export type WriteTarget =
  | { readonly kind: 'chosen'; readonly path: string; readonly exists: boolean }
  | { readonly kind: 'ambiguous'; readonly paths: readonly string[] }

/**
 * Where to write (decisions R-40, checklist BTW-14 and BTW-15). One existing directory of the scope is taken;
 * among several the user has to choose; where there is none, or the scope is the user's own, the preset's
 * default stands.
 */
export function chooseWriteRoot(request: WriteRequest): WriteTarget {
  const { scope, existing } = request
  const usual = usualPath(request)
  const known = existing.filter((root) => root.path === usual || belongs(root, scope))
  const paths = [...new Set(known.map((root) => root.path))]
  const [first] = paths
  if (scope.kind === 'user' || first === undefined) {
    return { kind: 'chosen', path: usual, exists: paths.includes(usual) }
  }
  return paths.length === 1 ? { kind: 'chosen', path: first, exists: true } : { kind: 'ambiguous', paths }
}

function belongs(root: SkillRoot, scope: WriteScope): boolean {
  if (root.scope !== scope.kind) return false
  return !('owner' in scope) || (root.owner !== undefined && nameKey(root.owner) === nameKey(scope.owner))
}

function usualPath({ scope, preset, bases }: WriteRequest): string {
  const { writeRoots } = findPreset(preset) ?? defaultPreset
  const path = writeRoots[scope.kind].replace('*', () => ('owner' in scope ? scope.owner : '*'))
  const xdg = bases.environment?.['XDG_CONFIG_HOME']
  if (path.startsWith('~/.config/') && xdg !== undefined && xdg !== '')
    return join(xdg, path.slice('~/.config/'.length))
  if (path.startsWith('~/')) return join(bases.user, path.slice(2))
  if (path.startsWith('<config>/')) return join(bases.config, path.slice('<config>/'.length))
  return join(bases.project, path)
}

/** With the separator the base itself uses, so that the result equals a path that came from the disk. */
function join(base: string, path: string): string {
  const separator = base.includes('\\') && !base.includes('/') ? '\\' : '/'
  const trimmed = base.replace(/[\\/]$/, '')
  return `${trimmed}${separator}${separator === '/' ? path : path.replaceAll('/', separator)}`
}
