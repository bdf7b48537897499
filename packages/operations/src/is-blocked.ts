import { dayOf, openAcceptances, type PreparedSkill } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

/** Does the scanner keep these very files out, and nobody's word let them in (ruling 5)? */
export function isBlocked(
  { digest, report }: Pick<PreparedSkill, 'digest' | 'report'>,
  context: OperationContext,
): boolean {
  if (!context.configuration.catalog.blockCritical) return false
  if (report.verdict !== 'block' && report.verdict !== 'incomplete') return false
  return !openAcceptances(context).isAccepted(digest, dayOf(context.clock.now()))
}
