import { MetierError, scanSkill, type SkillFiles } from '@metier/core'
import { policyOf } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

/** Findings shown: enough to see what to change. */
const shown = 5

/**
 * Scans a skill that is about to be written, and throws `refused` for one that would be kept out when it is there. Where
 * scanning is switched off nothing is looked at.
 */
export async function refuseUncleanSkill(name: string, files: SkillFiles, context: OperationContext): Promise<void> {
  const { configuration, clock } = context
  if (!configuration.scanOnLoad || !configuration.catalog.blockCritical) return
  const { rules } = await context.scanner().ownRules()
  const report = scanSkill({
    name,
    files: [...files].map(([path, { bytes }]) => ({ path, bytes })),
    policy: policyOf(configuration, { now: clock.now() }),
    userRules: rules,
  })
  if (report.verdict !== 'block' && report.verdict !== 'incomplete') return
  const lines = report.findings
    .filter(({ severity }) => severity !== 'info')
    .slice(0, shown)
    .map(({ rule, path, line, message }) => `  ${rule} ${path}:${line} ${message}`)
  throw new MetierError({
    code: 'refused',
    message: `The security scan blocks what would be written as ${name}:\n${lines.join('\n')}`,
    next: 'Nothing was written. Take that out of the text.',
  })
}
