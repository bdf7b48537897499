import type { ScanJudgement } from '../../ports/scan-judge.ts'
import { applyPolicy } from '../apply-policy.ts'
import { inventoryRules } from '../rules/inventory-rules.ts'
import type { ScanPolicy } from '../scan-policy.ts'
import type { ScanReport } from '../scan-report.ts'

const gravity = ['pass', 'warn', 'incomplete', 'block'] as const

/** A report with what a judge said of the skill. It can only become graver: a judge who is talked over changes nothing. */
export function raiseReport(
  report: ScanReport,
  judgement: ScanJudgement,
  { policy, judge }: { readonly policy: ScanPolicy; readonly judge: string },
): ScanReport {
  const rule = inventoryRules['second-opinion']
  if (judgement.verdict === 'pass' || rule === undefined) return report
  const { why, next, confidence } = rule
  const found = applyPolicy(
    [
      {
        rule: 'second-opinion',
        severity: judgement.verdict === 'block' ? 'critical' : 'warn',
        confidence,
        path: 'SKILL.md',
        line: 1,
        column: 1,
        message: `${judge} would ${judgement.verdict === 'block' ? 'block' : 'warn of'} this skill: ${judgement.reason || 'it gave no reason.'}`,
        evidence: '',
        why,
        next,
      },
    ],
    policy,
  )
  const isGraver = gravity.indexOf(found.verdict) > gravity.indexOf(report.verdict)
  return {
    ...report,
    verdict: isGraver ? found.verdict : report.verdict,
    findings: [...found.findings, ...report.findings].toSorted(bySeverity),
  }
}

const order = ['critical', 'warn', 'info'] as const

function bySeverity(left: ScanReport['findings'][number], right: ScanReport['findings'][number]): number {
  return order.indexOf(left.severity) - order.indexOf(right.severity)
}
