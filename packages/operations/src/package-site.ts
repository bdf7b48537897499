import { agentPlaces, parseWriteScope, type InstallPlace } from '@metier/core'
import { agentsHere, installSite, installedHome, type InstallSite } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'
import { skillRootFor } from './skill-root-for.ts'
import { skillRoots } from './skill-roots.ts'

export interface PackageSiteInput {
  readonly scope: string
  readonly path?: string | undefined
  readonly agent?: readonly string[]
  readonly copy?: boolean
}

export interface PackageSite {
  readonly site: InstallSite
  readonly places: readonly [InstallPlace, ...InstallPlace[]]
}

/** Where to install, and for whom. Throws `usage` for a scope or an agent that is none. */
export async function packageSite(input: PackageSiteInput, context: OperationContext): Promise<PackageSite> {
  const scope = parseWriteScope(input.scope)
  const isChosen = scope.kind !== 'user' && (scope.kind !== 'project' || input.path !== undefined)
  const used = scope.kind === 'user' ? undefined : homeInUse(context)
  const home = (isChosen ? undefined : used) ?? (await skillRootFor({ scope, path: input.path }, context))
  const site = installSite({
    ...context,
    configuration: context.configuration,
    scope: scope.kind === 'user' ? 'user' : 'project',
    home,
    isNamed: input.path !== undefined,
    ...(isChosen && { insteadOf: used ?? null }),
  })
  const { agent: asked = [], copy = false } = input
  const agent = asked.includes(everyAgentHere)
    ? [...asked.filter((id) => id !== everyAgentHere), ...found(site, context)]
    : asked
  const places = agentPlaces({
    home,
    agents: agent,
    scope: site.scope,
    locate: site.locate,
    dialects: site.dialects,
    copy,
  })
  return { site, places }
}

/** Stands for every agent that is in use here and has a folder of this scope. */
const everyAgentHere = 'detected'

function found(site: InstallSite, { fileSystem }: OperationContext): readonly string[] {
  const here = agentsHere({ fileSystem, ...site })
  return site.dialects
    .filter(({ id, projectRoots, userRoots }) => {
      const roots = site.scope === 'project' ? projectRoots : userRoots
      return here.has(id) && roots.length > 0
    })
    .map(({ id }) => id)
}

/** Where this project has its installed skills already: nobody is asked twice. */
function homeInUse(context: OperationContext): string | undefined {
  const candidates = skillRoots(context)
    .filter(({ scope }) => scope === 'project')
    .map(({ path }) => path)
  return installedHome({ ...context, ...context.configuration, candidates })
}
