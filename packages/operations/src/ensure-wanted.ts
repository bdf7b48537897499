import { MetierError, type InstallPlan } from '@metier/core'
import { installPlanLines } from './install-plan-lines.ts'
import type { OperationContext } from './operation-context.ts'

/** Shows what an installation would do, and throws unless somebody agrees to it. */
export async function ensureWanted(
  plan: InstallPlan,
  { yes, source }: { readonly yes: boolean; readonly source: string },
  context: OperationContext,
): Promise<void> {
  if (yes || plan.steps.every(({ action }) => action === 'keep')) return
  const lines = installPlanLines(plan)
  if (context.confirm === undefined) {
    throw new MetierError({
      code: 'usage',
      message: `Nobody can be asked whether to install from ${source}. It would:\n${lines.join('\n')}`,
      next: 'Add --yes to do so, or --dry-run to look only.',
    })
  }
  if (await context.confirm(`${lines.join('\n')}\nInstall?`)) return
  throw new MetierError({ code: 'refused', message: 'You said no; nothing was changed.' })
}
