import { MetierError } from '@metier/core'
import type { OperationContext } from './operation-context.ts'

/** May this be done? Throws `refused` where nobody said so and nobody can be asked. */
export async function agreeToTeamChanges(
  { yes, dryRun }: { readonly yes: boolean; readonly dryRun: boolean },
  question: string,
  { confirm }: OperationContext,
): Promise<boolean> {
  if (yes || dryRun) return true
  if (confirm !== undefined) return confirm(question)
  throw new MetierError({
    code: 'refused',
    message: `There is nobody here to ask: ${question}`,
    next: 'Look at it with --dry-run, then run again with --yes.',
  })
}
