import type { ScanFinding } from './scan-finding.ts'
import type { ScanPolicy } from './scan-policy.ts'
import type { ScanReport } from './scan-report.ts'
import { scanSeverities, type ScanSeverity } from './scan-severities.ts'
import { verdictOf } from './verdict-of.ts'

const confidences = ['low', 'medium', 'high'] as const

/** What the findings come to under a policy and under whatever ranks above it. */
export function applyPolicy(
  found: readonly ScanFinding[],
  policy: ScanPolicy,
): Pick<ScanReport, 'verdict' | 'findings'> {
  const findings = found
    .flatMap((finding) => {
      const severity = gravest(policiesOf(policy).map((each) => weigh(finding, each)))
      return severity === undefined ? [] : [severity === finding.severity ? finding : { ...finding, severity }]
    })
    .toSorted(compare)
  return { verdict: verdictOf(findings, policy), findings }
}

/** The policy and its floors. A chain of floors is as short as the tiers of a configuration. */
function policiesOf(policy: ScanPolicy): readonly ScanPolicy[] {
  return policy.floor === undefined ? [policy] : [policy, ...policiesOf(policy.floor)]
}

/** What a finding counts as under one policy; `undefined` when that leaves it out. */
function weigh(finding: ScanFinding, policy: ScanPolicy): ScanSeverity | undefined {
  const { severities, blockFrom, warningsBlock } = policy
  const own = severities !== undefined && Object.hasOwn(severities, finding.rule) ? severities[finding.rule] : undefined
  if (own === 'off') return undefined
  // A rule may be lowered; what it already lowered itself is not raised again by that.
  const isLower = own !== undefined && scanSeverities.indexOf(own) > scanSeverities.indexOf(finding.severity)
  const severity = own !== undefined && (isLower || finding.confidence !== 'low') ? own : finding.severity
  if (severity === 'warn' && own === undefined && warningsBlock === true && finding.confidence !== 'low') {
    return 'critical'
  }
  const isSure = confidences.indexOf(finding.confidence) >= confidences.indexOf(blockFrom)
  return severity === 'critical' && !isSure ? 'warn' : severity
}

function gravest(severities: readonly (ScanSeverity | undefined)[]): ScanSeverity | undefined {
  return scanSeverities.find((severity) => severities.includes(severity))
}

function compare(left: ScanFinding, right: ScanFinding): number {
  const bySeverity = scanSeverities.indexOf(left.severity) - scanSeverities.indexOf(right.severity)
  if (bySeverity !== 0) return bySeverity
  if (left.path !== right.path) return left.path < right.path ? -1 : 1
  return left.line - right.line || (left.rule < right.rule ? -1 : 1)
}
