import type { ScanFinding } from './scan-finding.ts'
import type { ScanPolicy } from './scan-policy.ts'
import type { ScanReport } from './scan-report.ts'
import { scanSeverities } from './scan-severities.ts'

const confidences = ['low', 'medium', 'high'] as const

/** What the findings come to under a policy. Critical ones block, then what was not read counts, then warnings. */
export function applyPolicy(
  found: readonly ScanFinding[],
  policy: ScanPolicy,
): Pick<ScanReport, 'verdict' | 'findings'> {
  const findings = found.flatMap((finding) => weigh(finding, policy)).toSorted(compare)
  const isBlocked = findings.some(({ severity }) => severity === 'critical')
  if (isBlocked) return { verdict: 'block', findings }
  if (findings.some(({ incomplete }) => incomplete === true)) {
    return { verdict: policy.incompleteBlocks ? 'block' : 'incomplete', findings }
  }
  return { verdict: findings.some(({ severity }) => severity === 'warn') ? 'warn' : 'pass', findings }
}

function weigh(finding: ScanFinding, { severities, blockFrom, warningsBlock }: ScanPolicy): readonly ScanFinding[] {
  const own = severities !== undefined && Object.hasOwn(severities, finding.rule) ? severities[finding.rule] : undefined
  if (own === 'off') return []
  // A rule may be lowered; what it already lowered itself is not raised again by that.
  const isLower = own !== undefined && scanSeverities.indexOf(own) > scanSeverities.indexOf(finding.severity)
  const severity = own !== undefined && (isLower || finding.confidence !== 'low') ? own : finding.severity
  if (severity === 'warn' && own === undefined && warningsBlock === true && finding.confidence !== 'low') {
    return [{ ...finding, severity: 'critical' }]
  }
  const isSure = confidences.indexOf(finding.confidence) >= confidences.indexOf(blockFrom)
  return [{ ...finding, severity: severity === 'critical' && !isSure ? 'warn' : severity }]
}

function compare(left: ScanFinding, right: ScanFinding): number {
  const bySeverity = scanSeverities.indexOf(left.severity) - scanSeverities.indexOf(right.severity)
  if (bySeverity !== 0) return bySeverity
  if (left.path !== right.path) return left.path < right.path ? -1 : 1
  return left.line - right.line || (left.rule < right.rule ? -1 : 1)
}
