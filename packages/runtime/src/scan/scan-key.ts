import { createHash } from 'node:crypto'
import { scanEngineVersion } from '@metier/core'
import type { Configuration } from '../configuration.ts'
import { policyOf } from './policy-of.ts'

/** What a verdict depends on besides the skill: engine, policy and limits, as one text. */
export function scanKey(configuration: Pick<Configuration, 'scan'>): string {
  const parts = [scanEngineVersion, policyOf(configuration), configuration.scan.limits]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
