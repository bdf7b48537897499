import type { EndedException, ScanPolicy } from './scan-policy.ts'
import { scanPolicies, type ScanPolicyName } from './scan-policies.ts'
import type { ScanSeverity } from './scan-severities.ts'

/** What a configuration says of the scanner, as plain data. */
export interface PolicyChoice {
  readonly preset: ScanPolicyName
  /** What single rules count as, by id. */
  readonly rules?: Readonly<Record<string, ScanSeverity | 'off'>>
  /** The last day on which `rules` holds for a rule, by id, `YYYY-MM-DD`; without one it holds for good, and not at all with one that is empty. */
  readonly rulesUntil?: Readonly<Record<string, string>>
  readonly allowedHosts?: readonly string[]
  /** Of whoever ranks above. */
  readonly floor?: PolicyChoice
}

/** The policy that a configuration comes to on a day, `YYYY-MM-DD`. What has ended counts no longer, and is named. */
export function scanPolicyFor(choice: PolicyChoice, today: string): ScanPolicy {
  const { preset, rules = {}, rulesUntil = {}, allowedHosts, floor } = choice
  const base: ScanPolicy = scanPolicies[preset]
  const severities: Record<string, ScanSeverity | 'off'> = { ...base.severities }
  const ended: EndedException[] = []
  for (const [rule, severity] of Object.entries(rules)) {
    const until = Object.hasOwn(rulesUntil, rule) ? rulesUntil[rule] : undefined
    // Days in this form are in order as texts.
    if (until !== undefined && until < today) ended.push({ rule, severity, until })
    else severities[rule] = severity
  }
  const under = floor && scanPolicyFor(floor, today)
  const all = [...ended, ...(under?.ended ?? [])]
  return {
    ...base,
    severities,
    ...(allowedHosts && { allowedHosts }),
    ...(under && { floor: under }),
    ...(all.length > 0 && { ended: all }),
  }
}
