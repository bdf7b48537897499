import { scanPolicies, type ScanPolicy, type ScanPolicyName } from '@metier/core'
import type { Configuration } from '../configuration.ts'

/** The policy in force: that of the configuration, or a preset that was asked for, with the rules of the configuration. */
export function policyOf({ scan }: Pick<Configuration, 'scan'>, asked?: ScanPolicyName): ScanPolicy {
  const preset: ScanPolicy = scanPolicies[asked ?? scan.policy]
  return {
    ...preset,
    severities: { ...preset.severities, ...scan.rules },
    allowedHosts: scan.allowedHosts,
  }
}
