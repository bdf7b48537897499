import { MetierError } from '../errors/metier-error.ts'
import { dialects } from '../dialects/dialects.ts'
import type { Dialect, DialectRoot } from '../dialects/dialect.ts'
import { findDialect } from '../dialects/find-dialect.ts'
import { closestWord } from '../text/closest-word.ts'
import type { InstallPlace } from './install-plan.ts'

export interface AgentPlacesOptions {
  /** Absolute directory that holds the files. */
  readonly home: string
  /** Ids as people type them, such as `claude-code`. */
  readonly agents: readonly string[]
  /** For the project, or for all projects of the user. */
  readonly scope: 'project' | 'user'
  /** Makes a root absolute; `undefined` where it has no place on this machine. */
  readonly locate: (root: DialectRoot) => string | undefined
  /** The table of agents; that of this version unless told. */
  readonly dialects?: readonly Dialect[]
  /** Every place gets files of its own: for disks and people without links. */
  readonly copy?: boolean
}

/**
 * Where a skill goes so that each agent finds it: once as files, and as a link for those that look elsewhere. Throws
 * `usage` for an agent that is not known, or that has no directory in this scope.
 */
export function agentPlaces(options: AgentPlacesOptions): readonly [InstallPlace, ...InstallPlace[]] {
  const { home, agents, scope, locate, dialects: known = dialects, copy = false } = options
  const atHome: string[] = []
  const elsewhere = new Map<string, string[]>()
  for (const agent of agents) {
    const dialect = requireAgent(agent, known)
    const roots = (scope === 'project' ? dialect.projectRoots : dialect.userRoots).flatMap((root) => locate(root) ?? [])
    const [first] = roots
    if (first === undefined) throw withoutPlace(dialect, scope)
    if (roots.includes(home)) atHome.push(dialect.id)
    else elsewhere.set(first, [...(elsewhere.get(first) ?? []), dialect.id])
  }
  const form = copy ? ('copy' as const) : ('link' as const)
  const others = [...elsewhere].map(([root, ids]) => ({ root, agents: ids, form }))
  return [{ root: home, agents: atHome, form: 'files' }, ...others]
}

function requireAgent(agent: string, known: readonly Dialect[]): Dialect {
  const dialect = findDialect(agent, known)
  if (dialect !== undefined) return dialect
  const ids = known.filter(({ kind }) => kind === 'client').map(({ id }) => id)
  const near = closestWord(agent, ids)
  throw new MetierError({
    code: 'usage',
    message: `There is no agent ${JSON.stringify(agent.slice(0, 60))}.`,
    next:
      near === undefined
        ? '`metier agents` lists them; your settings can name more, under skills.agents.'
        : `Did you mean ${near}?`,
  })
}

function withoutPlace({ title }: Dialect, scope: string): MetierError {
  return new MetierError({
    code: 'usage',
    message: `${title} has no folder of skills for ${scope === 'user' ? 'all projects of a user' : 'one project'}.`,
    next: scope === 'user' ? 'Install it into the project: --scope project.' : 'Install it for the user: --scope user.',
  })
}
