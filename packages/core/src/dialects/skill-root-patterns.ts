import type { Dialect, DialectRoot } from './dialect.ts'
import { dialects } from './dialects.ts'
import { findPreset } from './find-preset.ts'
import { defaultPreset } from './presets/default-preset.ts'
import type { RootPattern } from './root-pattern.ts'

type ProjectScope = 'room' | 'agent' | 'role' | 'team'

/** The rungs inside a project that are not flat (decisions R-5, tiers 1 to 3 and 5). */
const ownedRoots: Readonly<Record<ProjectScope, readonly string[]>> = {
  room: ['.agents/war-rooms/*/skills'],
  agent: ['.ai-team/agents/*/skills', '.squad/agents/*/skills'],
  role: ['.agents/skills/roles/*'],
  team: ['.agents/skills/global', '.ai-team/skills', '.squad/skills'],
}

/** Tier 6 as the ruling orders it; the other clients' follow by path. */
const userOrder = ['.agents/skills', '.claude/skills', '.wundr/skills', 'metier/skills']

/** Decisions R-5: neither is a skill unless it holds a SKILL.md itself. */
const containers: Readonly<Record<string, readonly string[]>> = { '.agents/skills': ['global', 'roles'] }

const remembered = new Map<string, readonly RootPattern[]>()

/**
 * Where to look, in ladder order (decisions R-5). An id that is no preset gives the default order:
 * the configuration reports such an id, and looking nowhere would only add to the confusion.
 */
export function rootPatterns(presetId: string, agents: readonly Dialect[] = dialects): readonly RootPattern[] {
  const preset = findPreset(presetId) ?? defaultPreset
  if (agents !== dialects) return buildPatterns(preset.projectOrder, agents)
  let patterns = remembered.get(preset.id)
  if (patterns === undefined) {
    patterns = buildPatterns(preset.projectOrder, agents)
    remembered.set(preset.id, patterns)
  }
  return patterns
}

function buildPatterns(projectOrder: readonly string[], agents: readonly Dialect[]): readonly RootPattern[] {
  const known = knownRoots(agents, (dialect) => dialect.projectRoots)
  const owned = new Set(Object.values(ownedRoots).flat())
  const flatPaths = [
    ...new Set([
      ...projectOrder,
      ...defaultPreset.projectOrder,
      ...[...known.keys()].filter((path) => !owned.has(path)).toSorted(),
    ]),
  ]
  const flat = flatPaths.map((path, order) => projectPattern({ scope: 'project', path, order }, known))
  const inProject = (scope: ProjectScope) =>
    ownedRoots[scope]
      .filter((path) => !flatPaths.includes(path))
      .map((path, order) => projectPattern({ scope, path, order }, known))
  return [
    ...inProject('room'),
    ...inProject('agent'),
    ...inProject('role'),
    ...flat,
    ...inProject('team'),
    ...userPatterns(agents),
    { base: 'bundled', path: '', scope: 'bundled', order: 0, source: 'bundled' },
    { base: 'extra', path: '', scope: 'extra', order: 0, source: 'extra' },
  ]
}

type ProjectPlace = Pick<RootPattern, 'scope' | 'path' | 'order'>

function projectPattern({ scope, path, order }: ProjectPlace, known: ReadonlyMap<string, KnownRoot>): RootPattern {
  const inside = containers[path]
  const source = known.get(path)?.source ?? 'metier'
  return { base: 'project', path, scope, order, source, ...(inside !== undefined && { containers: inside }) }
}

function userPatterns(agents: readonly Dialect[]): readonly RootPattern[] {
  const known = knownRoots(agents, (dialect) => dialect.userRoots)
  const paths = [...new Set([...userOrder, ...[...known.keys()].toSorted()])]
  return paths.flatMap((path, order): readonly RootPattern[] => {
    const found = known.get(path)
    if (found === undefined || found.root.base === 'project' || found.root.base === 'system') return []
    const { base, variable } = found.root
    return [{ base, path, scope: 'user', order, source: found.source, ...(variable !== undefined && { variable }) }]
  })
}

interface KnownRoot {
  readonly root: DialectRoot
  readonly source: string
}

/** Every discovered root by path; the first dialect that names one is its source, the first variable counts. */
function knownRoots(
  agents: readonly Dialect[],
  pick: (dialect: Dialect) => readonly DialectRoot[],
): Map<string, KnownRoot> {
  const known = new Map<string, KnownRoot>()
  for (const dialect of agents) {
    for (const root of pick(dialect)) {
      if (root.discovered === false) continue
      const before = known.get(root.path)
      if (before === undefined) known.set(root.path, { root, source: dialect.id })
      else if (before.root.variable === undefined && root.variable !== undefined) {
        known.set(root.path, { root, source: before.source })
      }
    }
  }
  return known
}
