import type { InstallSite } from './install-site.ts'

/**
 * The one agent whose own folder the skills of a site lie in: another checkout, where nothing lies yet, would not know
 * for whom they are. Nothing where others look into that folder too, as all do into `.agents/skills`.
 */
export function agentOfHome({ home, scope, dialects, locate }: InstallSite): string | undefined {
  const [first, ...others] = dialects.filter(({ kind, projectRoots, userRoots }) => {
    const [root] = scope === 'project' ? projectRoots : userRoots
    return kind === 'client' && root !== undefined && locate(root) === home
  })
  return others.length === 0 ? first?.id : undefined
}
