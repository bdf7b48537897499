import type { ScanFinding } from './scan-finding.ts'
import type { ScanPolicy } from './scan-policy.ts'
import type { ScanReport } from './scan-report.ts'

/**
 * What findings come to whose severities a policy has settled: critical ones block, then what was not read counts,
 * then warnings.
 */
export function verdictOf(findings: readonly ScanFinding[], policy: ScanPolicy): ScanReport['verdict'] {
  if (findings.some(({ severity }) => severity === 'critical')) return 'block'
  if (findings.some(({ incomplete }) => incomplete === true)) return blocksIncomplete(policy) ? 'block' : 'incomplete'
  return findings.some(({ severity }) => severity === 'warn') ? 'warn' : 'pass'
}

function blocksIncomplete({ incompleteBlocks, floor }: ScanPolicy): boolean {
  return incompleteBlocks || (floor !== undefined && blocksIncomplete(floor))
}
