import type { OperationContext } from './operation-context.ts'
import type { PackageSite } from './package-site.ts'

/** Later commands would look for the skill in another place, and `ci` would install a second one there. */
export function warnOfPlace(
  { path }: { readonly path?: string | undefined },
  { scope, base, home, named, lock }: PackageSite['site'],
  { journal }: Pick<OperationContext, 'journal'>,
): void {
  if (path === undefined || scope === 'user' || named !== undefined) return
  const which = home === base ? 'the project itself' : 'outside of the project'
  journal.write(
    'warn',
    `${lock.path} cannot name ${home}, which is ${which}: give \`--path ${path}\` to other commands too, or they look where skills usually are.`,
  )
}
