import { MetierError, agentPlaces } from '@metier/core'
import type { InstallSite } from './install-site.ts'

export interface RequireOwnPlaceOptions {
  readonly name: string
  readonly site: InstallSite
  /** Agents for which the skill is to stay. */
  readonly others: readonly string[]
}

/** Throws `usage` for an agent that would see the skill all the same, because it reads a folder that others read too. */
export function requireOwnPlace(agent: string, { name, site, others }: RequireOwnPlaceOptions): void {
  const rootOf = (each: string): string => agentPlaces({ ...site, agents: [each] }).at(-1)?.root ?? site.home
  const root = rootOf(agent)
  const sharing = others.find((each) => rootOf(each) === root)
  if (root !== site.home && sharing === undefined) return
  throw new MetierError({
    code: 'usage',
    message: `${agent} reads ${root}, ${sharing === undefined ? 'where the files themselves lie' : `which ${sharing} reads too`}.`,
    next: `Switch ${name} off for everybody: \`metier disable ${name}\`.`,
  })
}
