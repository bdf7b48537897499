import { createHash } from 'node:crypto'
import { scanEngineVersion, type ScanPolicyName } from '@metier/core'
import type { Configuration } from '../configuration.ts'
import { policyOf } from './policy-of.ts'

export interface ScanKeyOptions {
  /** A preset that was asked for. */
  readonly asked?: ScanPolicyName
  /** Names the code that judges, where the caller knows it better than by the version of the engine. */
  readonly reader?: string
  /** Of the rules of the user's own. */
  readonly ownRules?: string
  /** Milliseconds since 1970; the present unless told. */
  readonly now?: number
}

/** What a verdict depends on besides the skill: engine, rules, policy and limits, as one text. */
export function scanKey(configuration: Pick<Configuration, 'scan'>, options: ScanKeyOptions = {}): string {
  const { ownRules = '', reader = '', ...policy } = options
  const parts = [scanEngineVersion, reader, policyOf(configuration, policy), configuration.scan.limits, ownRules]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
