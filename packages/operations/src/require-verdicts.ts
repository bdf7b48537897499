import { dayOf, openAcceptances, type PreparedSkill } from '@metier/runtime'
import { isBlocked } from './is-blocked.ts'
import type { OperationContext } from './operation-context.ts'
import { refuseInstall } from './refuse-install.ts'

/** What the scanner blocks is installed only with the user's word for these very files (ruling 5). */
export function requireVerdicts(
  skills: readonly PreparedSkill[],
  accept: string | undefined,
  context: OperationContext,
): void {
  const blocked = skills.filter((skill) => isBlocked(skill, context))
  if (blocked.length === 0) return
  if (accept === undefined || !context.configuration.scan.allowAccept) throw refuseInstall(blocked)
  const date = dayOf(context.clock.now())
  for (const { name, digest, report } of blocked) {
    const rules = [
      ...new Set(report.findings.filter(({ severity }) => severity === 'critical').map(({ rule }) => rule)),
    ]
    openAcceptances(context).add({ name, digest, reason: accept, date, rules })
  }
}
