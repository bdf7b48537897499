import { scanPolicyFor, type ScanPolicy, type ScanPolicyName } from '@metier/core'
import type { Configuration } from '../configuration.ts'
import { dayOf } from './day-of.ts'

export interface PolicyOptions {
  /** A preset that was asked for, in place of the one that is set; the administrator's stays the floor. */
  readonly asked?: ScanPolicyName
  /** Milliseconds since 1970; the present unless told. Some words of a policy end with a day. */
  readonly now?: number
}

/** The policy in force, with the rules of the configuration. */
export function policyOf({ scan }: Pick<Configuration, 'scan'>, options: PolicyOptions = {}): ScanPolicy {
  const { asked, now = Date.now() } = options
  const choice = asked === undefined ? scan.policy : { ...scan.policy, preset: asked }
  return scanPolicyFor(choice, dayOf(now))
}
