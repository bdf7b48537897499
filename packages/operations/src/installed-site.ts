import type { OperationContext } from './operation-context.ts'
import { packageSite, type PackageSite, type PackageSiteInput } from './package-site.ts'

/**
 * Where what is installed lies. In a project in which nothing is installed yet it makes no difference which of several
 * folders of skills would take it, so nobody is asked. Throws as `packageSite` does.
 */
export async function installedSite(
  asked: Pick<PackageSiteInput, 'scope' | 'path'>,
  context: OperationContext,
): Promise<PackageSite> {
  const isNamed = asked.path !== undefined || asked.scope !== 'project'
  return packageSite(asked, isNamed ? context : { ...context, choose: async (_question, [first]) => first })
}
