import { agentPlaces, parseWriteScope, type InstallPlace } from '@metier/core'
import { installSite, installedHome, type InstallSite } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'
import { skillRootFor } from './skill-root-for.ts'

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
  const isProject = scope.kind === 'project' && input.path === undefined
  const home =
    (isProject ? await homeInUse(context) : undefined) ?? (await skillRootFor({ scope, path: input.path }, context))
  const site = installSite({
    ...context,
    configuration: context.configuration,
    scope: scope.kind === 'user' ? 'user' : 'project',
    home,
  })
  const { agent = [], copy = false } = input
  const places = agentPlaces({ home, agents: agent, scope: site.scope, locate: site.locate, copy })
  return { site, places }
}

/** Where this project has its installed skills already: nobody is asked twice. */
async function homeInUse(context: OperationContext): Promise<string | undefined> {
  const { roots } = (await context.catalog()).snapshot()
  const candidates = roots.filter(({ scope }) => scope === 'project').map(({ path }) => path)
  return installedHome({ ...context, projectRoot: context.configuration.projectRoot, candidates })
}
